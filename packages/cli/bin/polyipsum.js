#!/usr/bin/env node
// Not of the build, so that npm can link it before there is one.
import '../dist/main.js'

/**
 * Makes every event loop look idle, so that a service under test never refuses requests as overloaded.
 * Tests share the processors, and so their event loops are late at times. The tests of overload itself
 * are in the project `system`, which does not load this file.
 */
import { performance } from 'node:perf_hooks'

performance.eventLoopUtilization = () => ({ idle: 1, active: 0, utilization: 0 })

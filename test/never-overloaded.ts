/**
 * Where tests share a processor, an event loop is late now and then, and a service would refuse
 * requests. One that is not busy does not; the tests of overload itself are in `system`.
 */
import { performance } from 'node:perf_hooks'

performance.eventLoopUtilization = () => ({ idle: 1, active: 0, utilization: 0 })

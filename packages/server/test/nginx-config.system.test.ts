import { expect, it } from 'vitest'
import { testNginxConfig } from '../../../deploy/cluster.mjs'

it.each([false, true])(
  'the configuration is taken by nginx without a warning, with Brotli: %j',
  async (brotli) => {
    const { accepted, output } = await testNginxConfig({ upstreams: [3000, 3001], brotli })
    expect(output).not.toMatch(/\[(?:warn|error|alert|emerg)\]/u)
    expect(accepted).toBe(true)
  },
)

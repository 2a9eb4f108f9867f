/**
 * Where the service stands: `serving`; `draining`, where it serves still, but tells everybody to
 * go elsewhere; `closing`, where it only finishes what is under way.
 */
export interface Lifecycle {
  state: 'serving' | 'draining' | 'closing'
}

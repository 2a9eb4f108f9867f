/** How `@fastify/static` serves a folder that the build has filled and compressed. */
export const BUILT_FILES = {
  // A route for each file, so that what is none is answered as any unknown path.
  wildcard: false,
  globIgnore: ['**/*.br', '**/*.gz'],
  preCompressed: true,
}

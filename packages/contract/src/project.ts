/** The repository of the project. */
export const REPOSITORY = 'https://github.com/polyipsum/polyipsum'

/**
 * Whether the packages are on npm. Before the first release, anybody could register their names
 * there, so no document may tell people to install them. `npm run version-packages` sets it.
 */
export const IS_PUBLISHED: boolean = false

/** The repository of the project. */
export const REPOSITORY = 'https://github.com/polyipsum/polyipsum'

/**
 * Whether the packages are on npm. Until then anybody could take their names there, so no document
 * may tell people to install them. The release sets it: `npm run version-packages`.
 */
export const IS_PUBLISHED: boolean = false

/** Where the project is kept. */
export const REPOSITORY = 'https://github.com/polyipsum/polyipsum'

/**
 * Whether the packages are on the registry of npm. Until they are, anybody could take their names there,
 * so that nothing may tell people to fetch them. The release sets it: `npm run version-packages`.
 */
export const IS_PUBLISHED: boolean = false

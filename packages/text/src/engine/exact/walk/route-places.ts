/** Ways of a walk along a route that texts of paragraphs do not take. */
import type { LocaleTables } from '../../../compile/locale-tables.js'
import type { Route } from '../../plain/route.js'

/** A place of a route. */
export type Place = Readonly<Pick<Route, 'paragraph' | 'entersPiece' | 'visit' | 'round' | 'at'>>

/** Where a route is. */
export function placeOf({ paragraph, entersPiece, visit, round, at }: Route): Place {
  return { paragraph, entersPiece, visit, round, at }
}

/** Goes back to a place. */
export function returnTo(route: Route, { paragraph, entersPiece, visit, round, at }: Place): void {
  goTo(route, paragraph)
  route.entersPiece = entersPiece
  route.visit = visit
  route.round = round
  route.at = at
}

/** Goes to a paragraph, as if the text began there. */
export function goTo(route: Route, paragraph: number): void {
  route.paragraph = paragraph
  route.piece = route.pieceOf(paragraph)
  route.entersPiece = true
}

/** Leaves out paragraphs. */
export function skip(
  route: Route,
  count: number,
  { pieceParagraphs }: Pick<LocaleTables, 'pieceParagraphs'>,
): void {
  let left = count
  for (;;) {
    const rest = (pieceParagraphs[route.piece + 1] as number) - route.paragraph
    if (left < rest) break
    left -= rest
    route.nextPiece()
  }
  route.paragraph += left
  if (left > 0) route.entersPiece = false
}

/** Finds and makes elements. Text is never read as HTML. */

/** The element with an id. @throws TypeError when the page has no such element */
export function byId<Kind extends HTMLElement>(id: string, Kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof Kind) return found
  throw new TypeError(`the page has no ${Kind.name} with the id ${id}`)
}

type Attributes = Readonly<Record<string, string>>

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Finds the imports of a module or of its declarations. */
import { parseAst } from 'rolldown/parseAst'

/** The specifiers that a module imports or exports from: static, dynamic and in types. */
export function importsOf(code: string, lang: 'js' | 'ts' | 'dts'): ReadonlySet<string> {
  const specifiers = new Set<string>()
  visit(parseAst(code, { lang }))
  return specifiers

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const { source } = node as { source?: { type: string; value: unknown } | null }
    if (source?.type === 'Literal') specifiers.add(String(source.value))
    for (const child of Object.values(node)) visit(child)
  }
}

/** The package of a specifier, such as `@polyipsum/text` of `@polyipsum/text/core`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

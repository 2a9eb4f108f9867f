/** How the language server writes a text, by the place in the file. */
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { completed, sharedServer } from './language-client.js'

const server = sharedServer()

const CODES = Object.keys(LOCALES) as LocaleCode[]

describe('writes for the place', () => {
  const P = '(?:<p>[^<]+</p>)'
  it.each([
    // Markup: with tags where an element holds paragraphs.
    ['html', '<div>\n\t\tlorem2p|\n</div>', `<div>\n\t\t${P}\n\t\t${P}\n</div>`],
    ['html', '<div>lorem|</div>', `<div>${P}</div>`],
    ['html', 'lorem2p|', `${P}\n${P}`],
    ['html', '<div>\n  lorem5|\n</div>', `<div>\n  ${P}\n</div>`],
    ['html', '<div>lorem5|</div>', '<div>Lorem [^<]+</div>'],
    ['html', '<div>so lorem| on</div>', '<div>so Lorem [^<]+ on</div>'],
    ['html', '<p>lorem|</p>', '<p>Lorem [^<]+</p>'],
    ['html', '<p>a<br>lorem|', '<p>a<br>Lorem [^<]+'],
    ['html', '<ul><li>a</li><li>lorem3|</li></ul>', '<ul><li>a</li><li>Lorem [^<]+</li></ul>'],
    ['html', '<h1>title:en|</h1>', '<h1>[^<]+</h1>'],
    ['html', '<main>title:he|</main>', '<main><h2 dir="rtl">[^<]+</h2></main>'],
    ['html', '<title>lorem3|</title>', '<title>Lorem ipsum dolor</title>'],
    ['html', '<img alt="lorem2p|">', '<img alt="Lorem [^"<\\n]+">'],
    ['html', '<!-- lorem2p| -->', '<!-- Lorem [^<\\n]+\n\n[^<\\n]+ -->'],
    [
      'html',
      '<main>\n  article3:en|\n</main>',
      '<main>\n  <article lang="en">[^]+\n  </article>\n</main>',
    ],
    [
      'html',
      '<script>a = "lorem2p|"</script>',
      '<script>a = "Lorem [^"\\n]+\\\\n\\\\n[^"\\n]+"</script>',
    ],
    ['html', '<style>/* lorem2| */</style>', '<style>/\\* Lorem ipsum \\*/</style>'],
    ['html', '<script>1</script>\nlorem|', `<script>1</script>\n${P}`],
    [
      'vue',
      '<template>\n  <Card>\n    lorem|\n  </Card>',
      `<template>\n  <Card>\n    ${P}\n  </Card>`,
    ],
    ['svelte', '<b on:click={() => a > 1}>lorem2|</b>', '<b on:click=.*>Lorem ipsum</b>'],
    ['php', '<?php /* a */ ?><p>lorem2|</p>', '.*<p>Lorem ipsum</p>'],
    ['php', "<?php $a = 'lorem2p|';", "<\\?php \\$a = 'Lorem [^'\\n]+\\\\n\\\\n[^'\\n]+';"],
    ['xml', '<text>lorem2p|</text>', '<text>Lorem [^<]+\n\n[^<]+</text>'],
    // JSX.
    ['javascriptreact', 'a = <main>\n  lorem2p|\n</main>', `a = <main>\n  ${P}\n  ${P}\n</main>`],
    ['typescriptreact', 'const f = <T,>(a: T) => <>lorem|</>', `.*<>${P}</>`],
    ['typescriptreact', 'a = <b title="lorem2|">{1}</b>', 'a = <b title="Lorem ipsum">.*'],
    ['typescriptreact', 'a = <b>{f("lorem2|")}</b>', 'a = <b>\\{f\\("Lorem ipsum"\\)\\}</b>'],
    ['javascript', 'a = <b>{1 < 2}</b>; // lorem2|', '.*// Lorem ipsum'],
    // Strings, comments and code.
    ['javascript', "a = 'lorem2p|'", "a = 'Lorem [^'\\n]+\\\\n\\\\n[^'\\n]+'"],
    ['typescript', 'a = `\n  lorem2p|`', 'a = `\n  Lorem [^\\n]+\n\n  [^\\n]+`'],
    ['javascript', 'a = /"/; b = lorem2|', 'a = /"/; b = "Lorem ipsum"'],
    [
      'javascript',
      '/**\n * lorem2p|\n */',
      '/\\*\\*\n \\* Lorem [^\\n]+\n \\*\n \\* [^\\n]+\n \\*/',
    ],
    ['javascript', '\t// lorem2p|', '\t// Lorem [^\\n]+\n\t//\n\t// [^\\n]+'],
    ['javascript', '//lorem2|', '//Lorem ipsum'],
    ['python', 'def f():\n  """lorem2p|', 'def f\\(\\):\n  """Lorem [^\\n]+\n\n  [^\\n]+'],
    ['python', "a = f('it\\'s', 'lorem2p|')", ".* 'Lorem [^'\\n]+\\\\n\\\\n[^'\\n]+'\\)"],
    ['rust', "fn f<'a>() { /// lorem2p|", '.* /// Lorem [^\\n]+\n//\n// [^\\n]+|.*'],
    ['go', 'a := lorem2|', 'a := "Lorem ipsum"'],
    ['sql', "select lorem2|, '", "select 'Lorem ipsum', '"],
    ['lua', '-- lorem2p|', '-- Lorem [^\\n]+\n--\n-- [^\\n]+'],
    ['shellscript', "echo 'lorem2p|", "echo 'Lorem [^\\n]+\n\n[^\\n]+"],
    ['css', 'a::after { content: lorem2| }', '.* "Lorem ipsum" .*'],
    // Data.
    ['json', '{"a": "lorem2p|"}', '\\{"a": "Lorem [^"\\n]+\\\\n\\\\n[^"\\n]+"\\}'],
    ['json', '{"a": title:en|}', '\\{"a": "[^"\\n]+"\\}'],
    ['yaml', 'a: lorem2|', 'a: "Lorem ipsum"'],
    ['yaml', 'a: "lorem2p|"', 'a: "Lorem [^"\\n]+\\\\n\\\\n[^"\\n]+"'],
    ['yaml', '# lorem2p|', '# Lorem [^\\n]+\n#\n# [^\\n]+'],
    ['yaml', 'a: >\n  lorem2p|', 'a: >\n  Lorem [^\\n]+\n\n  [^\\n]+'],
    ['toml', 'a = lorem2|', 'a = "Lorem ipsum"'],
    // Prose.
    ['markdown', 'title2:en|', '## [^\\n]+\n\n## [^\\n]+'],
    ['markdown', '# title:en|', '# [^\\n#]+'],
    ['markdown', '> - lorem2p|', '> - Lorem [^\\n]+\n>\n>   [^\\n]+'],
    ['markdown', '1. lorem2p|', '1\\. Lorem [^\\n]+\n\n   [^\\n]+'],
    ['latex', '% lorem2p|', '% Lorem [^\\n]+\n%\n% [^\\n]+'],
    ['plaintext', '    lorem2p|', '    Lorem [^\\n]+\n\n    [^\\n]+'],
    ['unknown', '# lorem2p|', '# Lorem [^\\n]+\n#\n# [^\\n]+'],
  ])('in %s: %s', async (languageId, marked, expected) => {
    const { client } = server
    const text = await completed(client, languageId, marked)
    expect(text).toMatch(new RegExp(`^${expected}$`, 'u'))
  })

  it.each(CODES)('in strings of JSON, in the language %s', async (code) => {
    const { client } = server
    for (const abbreviation of ['lorem2p', 'lorem3s', 'title2', 'article3']) {
      const text = await completed(client, 'json', `{"a":"${abbreviation}:${code}|"}`)
      expect(Object.keys(JSON.parse(text ?? ''))).toEqual(['a'])
    }
  })

  it('by the extension of a file that the editor does not know', async () => {
    const { client } = server
    expect(await completed(client, 'plaintext', 'lorem|', 'page.html')).toMatch(/^<p>/u)
  })
})

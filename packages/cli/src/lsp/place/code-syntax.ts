/** The comments and strings of programming languages, by the identifiers that editors use. */
import type { Quoting } from './place.js'
import {
  DOUBLE,
  DOUBLE_LINES,
  LUA_LONG,
  ONE_LINE_SINGLE,
  RAW_BACKTICK,
  RAW_SINGLE,
  SHELL_DOUBLE,
  SINGLE,
  TRIPLE_DOUBLE,
  TRIPLE_SINGLE,
} from './quotings.js'

export interface CodeSyntax {
  /** The marks that begin a comment up to the end of the line. */
  readonly line: readonly string[]
  readonly block: readonly (readonly [open: string, close: string])[]
  /** The longest mark first. A text outside of strings gets the quotation marks of the last. */
  readonly strings: readonly Quoting[]
  /** Whether the file is data: a text outside of strings is a value. */
  readonly isData?: boolean
}

const C_COMMENTS = { line: ['//'], block: [['/*', '*/']] } as const
const HASH = { line: ['#'], block: [] } as const

const C: CodeSyntax = { ...C_COMMENTS, strings: [SINGLE, DOUBLE] }
const JVM: CodeSyntax = { ...C_COMMENTS, strings: [TRIPLE_DOUBLE, SINGLE, DOUBLE] }
const SCRIPT: CodeSyntax = { ...HASH, strings: [SINGLE, DOUBLE] }
const SHELL: CodeSyntax = { ...HASH, strings: [RAW_SINGLE, SHELL_DOUBLE] }
const LISP: CodeSyntax = { line: [';'], block: [['#|', '|#']], strings: [SHELL_DOUBLE] }
const HASKELL: CodeSyntax = { line: ['--'], block: [['{-', '-}']], strings: [DOUBLE] }
const JSON_DATA: CodeSyntax = { ...C_COMMENTS, strings: [DOUBLE], isData: true }

export const CSS: CodeSyntax = { line: [], block: [['/*', '*/']], strings: [SINGLE, DOUBLE] }
export const PHP: CodeSyntax = { ...C, line: ['//', '#'] }
export const JSON_SYNTAX = JSON_DATA

/** Languages of several identifiers, and files of several extensions, are in one row. */
const ROWS: readonly (readonly [syntax: CodeSyntax, names: string])[] = [
  [
    C,
    'c h cpp cc cxx hpp objective-c objc m mm objective-cpp objcpp cuda cu glsl hlsl wgsl verilog',
  ],
  [C, 'solidity sol proto protobuf jsonnet scss less sass stylus d v'],
  [JVM, 'java kotlin kt kts kotlinscript scala groovy gradle dart swift csharp cs c-sharp apex'],
  [{ ...C, strings: [RAW_BACKTICK, SINGLE, DOUBLE] }, 'go'],
  [{ ...C_COMMENTS, strings: [DOUBLE_LINES] }, 'rust rs zig ocaml ml fsharp fs'],
  [CSS, 'css postcss'],
  [{ ...HASH, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, SINGLE, DOUBLE] }, 'python py'],
  [{ ...HASH, strings: [TRIPLE_DOUBLE, SINGLE, DOUBLE] }, 'elixir ex exs julia jl graphql gql nix'],
  [SCRIPT, 'ruby rb perl pl pm r coffeescript coffee crystal tcl terraform tf hcl gdscript gd nim'],
  [SCRIPT, 'gherkin feature cmake makefile make dockerfile properties powershell ps1'],
  [SHELL, 'shellscript sh bash zsh fish ksh'],
  [LISP, 'lisp commonlisp el emacs-lisp elisp clojure clj cljs edn scheme scm racket rkt fennel'],
  [HASKELL, 'haskell hs elm purescript purs'],
  [{ line: ['--'], block: [['--[[', ']]']], strings: [LUA_LONG, SINGLE, DOUBLE] }, 'lua'],
  [{ line: ['--'], block: [['/*', '*/']], strings: [RAW_SINGLE] }, 'sql mysql pgsql plpgsql'],
  [{ line: ['%'], block: [], strings: [SINGLE, DOUBLE] }, 'erlang erl prolog matlab octave'],
  [JSON_DATA, 'json jsonc json5 jsonl geojson webmanifest'],
  [
    {
      ...HASH,
      strings: [TRIPLE_DOUBLE, { ...RAW_SINGLE, open: "'''" }, ONE_LINE_SINGLE, DOUBLE],
      isData: true,
    },
    'toml',
  ],
]

/** The syntax of each language, by its identifier or the extension of its files. */
export const CODE_SYNTAX: ReadonlyMap<string, CodeSyntax> = new Map(
  ROWS.flatMap(([syntax, names]) => names.split(' ').map((name) => [name, syntax] as const)),
)

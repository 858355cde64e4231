// saxen 11 brings no types. Its `parse` calls the hooks in the order of the document.
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(
      hook: 'openTag',
      use: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(hook: 'closeTag', use: (name: string) => void): this
    on(hook: 'text', use: (text: string, decode: Decode) => void): this
    on(hook: 'cdata', use: (text: string) => void): this
    on(hook: 'error', use: (error: Error) => void): this
    parse(xml: string): void
  }
}

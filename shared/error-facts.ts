/** By error code. The message is for programs; people read the text the web has for the code. */
export type ErrorFacts = Readonly<Record<string, { status: number; message: string }>>

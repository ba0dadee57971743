// Which connection this tab has, for the session client: what a write causes is then not sent back to who wrote it. Alone
// in its file because every page loads the session client and few load the line.

let held: string | undefined

export const socketId = (): string | undefined => held

export function keepSocketId(id: string | undefined): void {
  held = id
}

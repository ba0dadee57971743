// The id of this tab's live connection, so that the server does not echo a write back to its sender. In its own file
// because every page loads the session client, but few load the live connection.

let current: string | undefined

export const socketId = (): string | undefined => current

export function setSocketId(id: string | undefined): void {
  current = id
}

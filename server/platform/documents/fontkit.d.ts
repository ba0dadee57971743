// What we use of it; the package has no types of its own.
declare module 'fontkit' {
  export function openSync(file: string): { characterSet: number[] }
}

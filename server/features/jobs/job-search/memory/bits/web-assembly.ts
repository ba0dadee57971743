// The part of WebAssembly we use: its types come with the DOM types, which the server does not have.

export type WasmModule = object
/** Shareable between threads. */
export type WasmMemory = { readonly buffer: SharedArrayBuffer }

type Used = {
  Module: new (bytes: Uint8Array) => WasmModule
  Memory: new (pages: { initial: number; maximum: number; shared: true }) => WasmMemory
  Instance: new (module: WasmModule, imports: { host: { memory: WasmMemory } }) => { readonly exports: unknown }
}

export const { Module, Memory, Instance } = (globalThis as unknown as { WebAssembly: Used }).WebAssembly

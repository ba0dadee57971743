/** FIN bit and text opcode. */
const FINAL_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** An unmasked server text frame (RFC 6455): opcode, length and payload. */
export function toTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = length < TWO_BYTES ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = FINAL_TEXT
  if (header === 2) frame[1] = length
  if (header === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  }
  if (header === 10) {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}

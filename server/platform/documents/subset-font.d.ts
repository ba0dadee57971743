// The package has no types of its own.
declare module 'subset-font' {
  /** A font with only the characters of `text`. With `variationAxes`, a static one with these values. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}

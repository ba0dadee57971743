const LEVEL_EVERY_MS = 100

/** How loud a stream is, from 0, silence, to 1, ten times a second; gives back how to end it. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(Math.min(1, Math.max(...samples.map(Math.abs))))
  }, LEVEL_EVERY_MS)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}

const LEVEL_EVERY_MS = 100

/** Reports the volume of a stream ten times a second, from 0 (silence) to 1; returns a function that stops it. */
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

/** 75 → `1:15`, as every player writes it. */
export const formatSeconds = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

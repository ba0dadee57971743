// Modules that several pages share. The bundler creates a file for every set of pages that share something: some seventy small
// files for one page, and each costs a request, a line in every document and compression of its own. Here two such files are
// joined when the pages that load both gain more than the pages that need only one of them lose.

export type ModuleFacts = { code: string; imports: readonly string[]; lazyImports: readonly string[] }
type Modules = ReadonlyMap<string, ModuleFacts>

/** What a page starts with, its layout included. */
export type Page = { starts: readonly string[]; kind: 'entrance' | 'landingPage' | 'page' }

export type SharedModules = {
  modules: Modules
  pages: readonly Page[]
  /** The file of a module that is not ours to place, such as a library; null if it is loaded anyway. */
  placed: (id: string) => string | null | undefined
}

/** A page with its layout, or a part that is loaded later. */
type User = { number: number; kind: keyof typeof WEIGHT }
type Group = { modules: string[]; isPlaced: boolean; users: ReadonlySet<User>; size: number; uses: Set<Group> }

/**
 * What a file costs in bytes apart from its code: imports, exports, its line in the document, a fresh start for gzip. Landing pages
 * have a budget of bytes. Elsewhere the work of a request counts as well, some 7 ms of a small device's processor: with 300 small
 * files, a visit with the pages its links lead to spent more time on requests than on scripts.
 */
const FILE_COST = { entrance: 220, landingPage: 220, page: 1_000, lazyPart: 2_000 }
/** How many bytes remain of a character of source, minified and compressed, roughly. */
const COMPRESSED = 0.2
/** Most visits begin on a landing page, of newcomers at the entrance; parts that are loaded later matter less. */
const WEIGHT = { entrance: 15, landingPage: 9, page: 1, lazyPart: 0.1 }

/** The file of each module that is ours to place and that more than one page or lazy part needs. */
export function planSharedChunks(shared: SharedModules): Map<string, string> {
  const groups = firstGroups(shared)
  connect(groups, shared.modules)
  const own = groups.filter(({ isPlaced, users }) => !isPlaced && users.size > 1)
  joinWhatGains(own, groups)
  return new Map(own.flatMap((group, number) => group.modules.map((id) => [id, `shared-${number}`] as const)))
}

/** By file where there is one, otherwise by the pages and parts that need the same. */
function firstGroups({ modules, pages, placed }: SharedModules): Group[] {
  const needed = [...findUsers(modules, pages)].filter(([id]) => placed(id) !== null)
  const keyed = Map.groupBy(needed, ([id, users]) => placed(id) ?? [...users].map(({ number }) => number).join())
  return (
    [...keyed.values()]
      .map((found): Group => {
        const ids = found.map(([id]) => id).toSorted()
        const users = found.reduce<Set<User>>((all, [, each]) => all.union(each), new Set())
        return {
          modules: ids,
          isPlaced: placed(ids[0] ?? '') !== undefined,
          users,
          size: sizeOf(ids, modules),
          uses: new Set(),
        }
      })
      // The order decides between equal gains, so it must be the same in every build.
      .toSorted((a, b) => (String(a.modules[0]) < String(b.modules[0]) ? -1 : 1))
  )
}

function findUsers(modules: Modules, pages: SharedModules['pages']): Map<string, Set<User>> {
  const users = new Map<string, Set<User>>()
  const visit = (id: string, user: User) => {
    const facts = modules.get(id)
    const known = users.get(id) ?? new Set()
    if (!facts || known.has(user)) return
    users.set(id, known.add(user))
    for (const imported of facts.imports) visit(imported, user)
  }
  for (const [number, { starts, kind }] of pages.entries()) {
    const user: User = { number, kind }
    for (const id of starts) visit(id, user)
  }
  const lazy = new Set([...modules.values()].flatMap(({ lazyImports }) => lazyImports))
  for (const [position, id] of [...lazy].toSorted().entries())
    visit(id, { number: pages.length + position, kind: 'lazyPart' })
  return users
}

const sizeOf = (ids: readonly string[], modules: Modules): number =>
  ids.reduce((sum, id) => sum + (modules.get(id)?.code.replace(/\/\*[\s\S]*?\*\//g, '').length ?? 0), 0) * COMPRESSED

function connect(groups: readonly Group[], modules: Modules): void {
  const owner = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)))
  for (const group of groups) {
    const imported = group.modules.flatMap((id) => modules.get(id)?.imports ?? [])
    group.uses = new Set(imported.flatMap((id) => owner.get(id) ?? []).filter((used) => used !== group))
  }
}

type Choice = { other: Group; gain: number }

/** Always the two that gain most, until nothing does. */
function joinWhatGains(own: Group[], all: Group[]): void {
  const blocked = new Map<Group, Set<Group>>(own.map((group) => [group, new Set()]))
  const choices = new Map<Group, Choice>()
  const gainIn = (group: Group): number => choices.get(group)?.gain ?? 0
  const closures = new Map<Group, Closure>()
  const closureOf = (group: Group): Closure => {
    const known = closures.get(group) ?? withUsed(group)
    closures.set(group, known)
    return known
  }
  const consider = (group: Group, other: Group) => {
    if (other === group || blocked.get(group)?.has(other)) return
    const gain = gainOf(group, other, { least: gainIn(group), closureOf })
    if (gain > gainIn(group)) choices.set(group, { other, gain })
  }
  const choose = (group: Group) => {
    choices.delete(group)
    for (const other of own) consider(group, other)
  }
  for (const group of own) choose(group)
  for (;;) {
    const group = own.reduce((most, each) => (gainIn(each) > gainIn(most) ? each : most))
    const other = choices.get(group)?.other
    if (!other) return
    if (isAround(group, other) || isAround(other, group)) {
      blocked.get(group)?.add(other)
      choose(group)
      continue
    }
    absorb(group, other, all)
    own.splice(own.indexOf(other), 1)
    blocked.set(group, new Set())
    closures.clear()
    for (const each of own) {
      const chosen = choices.get(each)?.other
      if (each === group || chosen === group || chosen === other) choose(each)
      else consider(each, group)
    }
  }
}

type Closure = ReadonlySet<Group>

/** Inexact below `least`. */
function gainOf(
  a: Group,
  b: Group,
  { least, closureOf }: { least: number; closureOf: (group: Group) => Closure },
): number {
  let gain = fileCostOf(a.users.intersection(b.users))
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    for (const loaded of closureOf(from)) {
      if (gain <= least) return gain
      gain -= loaded.size * weightOf(to.users.difference(loaded.users))
    }
  return gain
}

const weightOf = (users: ReadonlySet<User>): number => {
  let sum = 0
  for (const { kind } of users) sum += WEIGHT[kind]
  return sum
}

const fileCostOf = (users: ReadonlySet<User>): number => {
  let sum = 0
  for (const { kind } of users) sum += WEIGHT[kind] * FILE_COST[kind]
  return sum
}

/** A file brings along those it imports. */
function withUsed(group: Group, found = new Set<Group>()): Set<Group> {
  if (!found.has(group)) {
    found.add(group)
    for (const used of group.uses) withUsed(used, found)
  }
  return found
}

/** Whether `from` uses `to` through a third file, which would then import the joined file and be imported by it. */
const isAround = (from: Group, to: Group): boolean =>
  [...from.uses].some((used) => used !== to && withUsed(used).has(to))

function absorb(group: Group, other: Group, all: Group[]): void {
  group.modules.push(...other.modules)
  group.users = group.users.union(other.users)
  group.size += other.size
  group.uses = group.uses.union(other.uses)
  for (const each of all) if (each.uses.delete(other)) each.uses.add(group)
  group.uses.delete(group)
  group.uses.delete(other)
  all.splice(all.indexOf(other), 1)
}

import { IconBookmark, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import type { Selection } from '#web/ui/data-table-selection.ts'
import type { Sort } from '#web/ui/data-table-sort.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import { FitMarks } from '#web/ui/fit-marks.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money, Pay } from '#web/ui/money.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Time } from '#web/ui/time.tsx'
import { Well } from '#web/ui/well.tsx'
import styles from './gallery-samples.module.css'

const now = Date.UTC(2026, 10, 17, 11, 30)
const zone = 'Africa/Nairobi'
const kes = (amount: number) => moneyFromMajor(amount, 'KES')

export function DataSection() {
  return (
    <section className={styles.section}>
      <h2>Data</h2>
      <div className={styles.grid}>
        <ChipsCard />
        <Card headingLevel={3} title="Replies per week" aside="Last 8 weeks">
          <BarChart
            summary="Replies per week over the last 8 weeks, from 2 at the end of September to 7 this week."
            points={['28 Sep', '5', '12', '19', '26', '2 Nov', '9', '16'].map((label, index) => ({
              label,
              value: [2, 3, 2, 4, 3, 5, 6, 7][index] ?? 0,
            }))}
          />
        </Card>
        <Card headingLevel={3} title="Jobs open to Kenya" aside="Last 16 weeks">
          <LineChart
            summary="Jobs open to Kenya over 16 weeks, up from 840 to 1,284."
            points={[840, 852, 880, 861, 905, 930, 944, 990, 1010, 1002, 1060, 1090, 1150, 1190, 1240, 1284].map(
              (value, index) => ({ label: index === 0 ? '3 Aug' : index === 15 ? '16 Nov' : `${index}`, value }),
            )}
          />
        </Card>
        <Card>
          <Pay
            amount={{ low: kes(780_000), high: kes(930_000) }}
            period="month"
            original={{ amount: { low: moneyFromMajor(5200, 'EUR'), high: moneyFromMajor(6200, 'EUR') }, ratedAt: now }}
            now={now}
            zone={zone}
          />
          <DefinitionList
            items={[
              { term: 'Offered', value: <Money amount={moneyFromMajor(5800, 'EUR')} period="month" format="full" /> },
              { term: 'Equipment', value: <Money amount={moneyFromMajor(1_200_000, 'JPY')} format="full" /> },
              { term: 'Posted', value: <Time at={now - 2 * DAY} now={now} zone={zone} format="distance" /> },
              { term: 'Closes', value: <Time at={now + 13 * DAY} now={now} zone={zone} format="full" /> },
              { term: 'Seen', value: <Time at={now} now={now} zone={zone} /> },
            ]}
          />
        </Card>
        <Card headingLevel={3} title="Progress">
          <ProgressBar label="Profile" valueLabel="82%" value={82} />
          <ProgressBar label="Queries and joins" valueLabel="92" value={92} target={75} layout="inline" />
          <ProgressBar label="Indexes and plans" valueLabel="51" value={51} target={75} tone="warn" layout="inline" />
          <p className={styles.line}>
            <ProgressRing label="Kafka for backend engineers" percent={40} /> Kafka for backend engineers
          </p>
          <Well>
            <Stat label="Time to first reply" value="3 days" note="Promised: 5 days" />
          </Well>
        </Card>
      </div>
      <Card headingLevel={3} title="Picked for you" aside={<a href="#all">All 38 recommended</a>} padding="flush">
        <List>
          <ListRow
            mark={<CompanyMark name="Fjordpay" />}
            title="Senior Backend Engineer, Payouts"
            href="#payouts"
            isSelected
            meta={
              <>
                <bdi>Fjordpay</bdi> · <Country code="NO" city="Oslo" />
              </>
            }
            facts={
              <FitMarks
                eligible={{ state: 'yes', text: 'Open to Kenya' }}
                hours={{ state: 'yes', text: '7 h overlap' }}
                pay={{ state: 'yes', text: <Money amount={{ low: kes(780_000), high: kes(930_000) }} /> }}
              />
            }
            reason={
              <>
                <strong>Strong fit.</strong> 5 of 6 must-haves: Go, PostgreSQL, payments, on-call, English. Missing:
                Kafka.
              </>
            }
            action={<IconButton glyph={IconBookmark} label="Save Senior Backend Engineer, Payouts" />}
          />
          <ListRow
            mark={<CompanyMark name="Kelpwood Health" />}
            title="Platform Engineer (Go)"
            href="#platform"
            meta={
              <>
                <bdi>Kelpwood Health</bdi> · <Country code="CA" city="Toronto" />
              </>
            }
            action={<Button>Review</Button>}
          />
        </List>
        <ShowMore count={20} shown={20} total={214} onPress={() => {}} />
      </Card>
      <ApplicantsTable />
    </section>
  )
}

function ChipsCard() {
  const [filters, setFilters] = useState(['Backend', 'Open to Kenya'])
  return (
    <Card headingLevel={3} title="Chips and counts">
      <p className={styles.line}>
        <Chip>Senior</Chip>
        <Chip tone="outline">Unread 3</Chip>
        <Chip tone="brand">New</Chip>
        <Chip tone="ok">Passed</Chip>
        <Chip tone="warn">Your turn</Chip>
        <Chip tone="bad">Not selected</Chip>
        <Chip tone="info">Invited</Chip>
        <Chip tone="sun">6 h</Chip>
        <Chip size="small">Assessment</Chip>
      </p>
      <p className={styles.line}>
        {filters.map((filter) => (
          <FilterChip
            key={filter}
            label={filter}
            spokenLabel={`${filter}, remove filter`}
            onRemove={() => setFilters(filters.filter((other) => other !== filter))}
          />
        ))}
      </p>
      <p className={styles.line}>
        Jobs <Badge count={1284} label="open jobs" /> Invitations <Badge count={2} label="invitations" isYourTurn />
        Inbox <Badge count={120} label="unread messages" isYourTurn />
      </p>
    </Card>
  )
}

type Applicant = {
  name: string
  city: string
  country: string
  has: number
  overlap: number
  stage: string
  wait: number
}
const applicants: Applicant[] = [
  { name: 'Leila Hosseini', city: 'İzmir', country: 'TR', has: 6, overlap: 7, stage: 'Assessment', wait: 6 },
  { name: 'Sofia Marković', city: 'Novi Sad', country: 'RS', has: 5, overlap: 8, stage: 'Review', wait: 4 },
  { name: 'Fatima Zahra El Idrissi', city: 'Rabat', country: 'MA', has: 6, overlap: 7, stage: 'Assessment', wait: 1 },
  { name: 'Camila Rojas', city: 'Medellín', country: 'CO', has: 7, overlap: 3, stage: 'Interview', wait: 1 },
]
const columns: Column<Applicant>[] = [
  {
    id: 'name',
    header: 'Person',
    isSortable: true,
    renderCell: ({ name }) => (
      <span className={styles.line}>
        <Avatar name={name} size="tiny" /> {name}
      </span>
    ),
  },
  { id: 'city', header: 'From', renderCell: ({ city, country }) => <Country code={country} city={city} /> },
  { id: 'has', header: 'Must-haves', align: 'end', renderCell: ({ has }) => `${has} of 7` },
  {
    id: 'overlap',
    header: 'Overlap',
    align: 'end',
    isHiddenOnPhone: true,
    renderCell: ({ overlap }) => `${overlap} h`,
  },
  { id: 'stage', header: 'Stage', renderCell: ({ stage }) => <Chip size="small">{stage}</Chip> },
  { id: 'wait', header: 'Waiting', align: 'end', isSortable: true, renderCell: ({ wait }) => `${wait} d` },
]

function ApplicantsTable() {
  const [selected, setSelected] = useState<Selection>(new Set(['Fatima Zahra El Idrissi']))
  const [sort, setSort] = useState<Sort>({ columnId: 'wait', direction: 'descending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = applicants.toSorted(
    (a, b) => sign * (sort.columnId === 'wait' ? a.wait - b.wait : a.name.localeCompare(b.name)),
  )
  return (
    <DataTable
      label="Applicants"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.name}
      getRowName={(row) => row.name}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      bulkActions={<Button>Message</Button>}
      renderAction={(row) => <IconButton glyph={IconDots} label={`Actions for ${row.name}`} />}
    />
  )
}

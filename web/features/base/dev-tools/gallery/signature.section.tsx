import { IconClipboardCheck, IconEye, IconGift, IconMicrophone, IconSend, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { dayBand } from '#shared/kit/day-band.ts'
import { instantAt } from '#shared/kit/time-zones.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { DayBandAgenda } from '#web/ui/day-band-agenda.tsx'
import { DayBandClocks } from '#web/ui/day-band-clocks.tsx'
import { DeepPanel } from '#web/ui/deep-panel.tsx'
import { FitMarks } from '#web/ui/fit-marks.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { StageBar } from '#web/ui/stage-bar.tsx'
import { StepSegments } from '#web/ui/step-segments.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Time, TimeInZones } from '#web/ui/time.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import styles from './gallery-samples.module.css'

const date = '2026-11-17'
const nairobi = { city: 'Nairobi', country: 'KE', zone: 'Africa/Nairobi' }
const oslo = { city: 'Oslo', country: 'NO', zone: 'Europe/Oslo' }
const kathmandu = { city: 'Kathmandu', country: 'NP', zone: 'Asia/Kathmandu' }
const own = { zone: nairobi.zone, window: { from: 480, to: 1020 } }
const other = { zone: oslo.zone, window: { from: 480, to: 960 } }
const night = { zone: kathmandu.zone, window: { from: 1320, to: 360 } }
const band = dayBand({ date, own, other })
const at = (hour: number, minute = 0) => instantAt(nairobi.zone, date, hour * 60 + minute)
const now = at(14, 30)
const stages = ['Applied', 'Review', 'Assessment', 'Interview', 'Offer']
const levels: Level[] = [0, 1, 2, 3, 4, 5]

export function SignatureSection() {
  return (
    <section className={styles.section}>
      <h2>Signature pieces</h2>
      <div className={styles.grid}>
        <Card headingLevel={3} title="Borderless fit">
          <FitMarks
            eligible={{
              state: 'yes',
              text: 'Open to Kenya',
              reason: 'They hire contractors in Kenya, confirmed on 2 Nov.',
            }}
            hours={{ state: 'partly', text: '2 h overlap' }}
            pay={{ state: 'no', text: 'Paid in USD only' }}
          />
          <FitMarks
            eligible={{ state: 'yes', text: 'Open to Kenya' }}
            hours={{ state: 'yes', text: '8 h overlap' }}
            pay={{ state: 'unknown', text: 'Pay not stated' }}
          />
        </Card>
        <Card headingLevel={3} title="Day band">
          <p className={styles.line}>
            <DayBand band={band} /> their day in your time
          </p>
          <DayBand band={band} size="medium" />
          <DayBandClocks band={band} own={nairobi} other={oslo} hasLegend />
        </Card>
        <Card headingLevel={3} title="Day band past midnight">
          <DayBandClocks band={dayBand({ date, own, other: night })} own={nairobi} other={kathmandu} />
        </Card>
        <LevelsCard />
        <Card headingLevel={3} title="Stage bar">
          <StageBar stages={stages} current={2} />
          <StageBar stages={stages} current={3} isClosed />
        </Card>
        <DeepPanel>
          <h3>Technical conversation</h3>
          <TimeInZones
            at={at(16)}
            own={{ label: 'You, Nairobi', ...nairobi }}
            other={{ label: 'Team, Oslo', ...oslo }}
          />
          <DayBand band={band} size="medium" />
          <Button variant="sun">Prepare</Button>
        </DeepPanel>
      </div>
      <Card headingLevel={3} title={<Time at={now} now={now} zone={nairobi.zone} format="date" />} aside="Nairobi time">
        <DayBandAgenda
          band={dayBand({ date, own, other, view: { from: 360, to: 1320 } })}
          now={now}
          otherName="Oslo"
          events={[
            { id: '1', title: 'Fjordpay', href: '#fjordpay', glyph: IconVideo, from: at(16), to: at(17) },
            {
              id: '2',
              title: 'Masterclass',
              href: '#class',
              glyph: IconMicrophone,
              from: at(18, 30),
              to: at(19),
              tone: 'info',
            },
          ]}
        />
      </Card>
      <Card>
        <StageBar stages={stages} current={3} hasLabels />
      </Card>
      <div className={styles.grid}>
        <Card headingLevel={3} title="Timeline" aside="All times are yours (Nairobi)">
          <Timeline
            entries={[
              {
                id: '5',
                state: 'future',
                glyph: IconGift,
                title: 'Decision',
                when: 'expected by 24 Nov',
                children: 'Fjordpay usually decides within 5 working days.',
              },
              {
                id: '4',
                state: 'current',
                glyph: IconVideo,
                title: 'Technical conversation',
                when: 'Today, 16:00',
                children: 'They will talk through your answer on retries.',
              },
              {
                id: '3',
                state: 'past',
                glyph: IconClipboardCheck,
                title: 'Go assessment finished',
                when: '8 Nov, 20:14',
                children: (
                  <Chip tone="ok" size="small" glyph={null}>
                    Passed
                  </Chip>
                ),
              },
              {
                id: '2',
                state: 'past',
                glyph: IconEye,
                title: 'Read by a person',
                when: '4 Nov, 11:02',
                children: 'Tomasz Wrona moved you to the assessment.',
              },
              { id: '1', state: 'past', glyph: IconSend, title: 'You applied', when: '2 Nov, 18:40' },
            ]}
          />
        </Card>
        <DeepPanel>
          <Stepper
            isOnDeep
            steps={[
              { id: 'join', title: 'Join Elite', state: 'done', status: 'Done 3 November', href: '#join' },
              { id: 'work', title: 'Work preferences', state: 'done', status: 'Done 3 November', href: '#work' },
              { id: 'actions', title: 'Pending actions', state: 'current', status: '3 left' },
              { id: 'welcome', title: 'Welcome', state: 'ahead', status: 'After our last review' },
            ]}
          />
          <StepSegments progress={[1, 1, 0.4, 0]} current={2} title="Pending actions" isOnDeep />
        </DeepPanel>
        <Card headingLevel={3} title="Steps">
          <Stepper
            steps={[
              { id: 'you', title: 'You', state: 'done', status: 'From your profile', href: '#you' },
              { id: 'questions', title: 'Questions', state: 'current', status: 'About 8 minutes' },
              { id: 'send', title: 'Check and send', state: 'ahead', status: 'Nothing is sent before' },
            ]}
          />
          <StepSegments progress={[1, 0.5, 0]} current={1} title="Questions" />
        </Card>
      </div>
    </section>
  )
}

function LevelsCard() {
  const [drawn, setDrawn] = useState(0)
  return (
    <Card
      headingLevel={3}
      title="Level dial"
      aside={
        <Button variant="text" onPress={() => setDrawn(drawn + 1)}>
          Earn
        </Button>
      }
    >
      <p className={styles.line}>
        {levels.map((level) => (
          <LevelDial key={level} level={level} />
        ))}
      </p>
      <p className={styles.line}>
        <LevelDial key={drawn} level={4} size="large" isAnimated={drawn > 0} />
        <LevelDial level={5} size="large" />
      </p>
    </Card>
  )
}

import { parseDate, Time } from '@internationalized/date'
import { useState } from 'react'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import type { FieldErrors } from '#web/ui/form-context.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'

const countries = [
  { id: 'KE', label: 'Kenya', detail: 'East Africa Time' },
  { id: 'NO', label: 'Norway' },
  { id: 'TR', label: 'Türkiye' },
  { id: 'VN', label: 'Việt Nam' },
]

export function FieldsSection() {
  return (
    <SpecimenSection title="Fields">
      <TextFields />
      <Choices />
      <ListsAndDates />
      <FormDemo />
      <Files />
    </SpecimenSection>
  )
}

function TextFields() {
  const [text, setText] = useState('Ten years of payment systems.')
  return (
    <Specimen title="Text">
      <TextField label="Monthly pay you need" help="Only you see this" defaultValue="KES 650,000" />
      <TextField
        label="Phone"
        type="tel"
        defaultValue="0712 000 418"
        problem="Add the country code, for example +254"
      />
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
      <SearchField label="Search jobs" placeholder="Search jobs" defaultValue="backend engineer" />
      <NumberField label="Years of experience" defaultValue={6} minValue={0} hasSteppers />
      <TextField label="Closed for changes" defaultValue="Nairobi" isDisabled />
      <TextArea label="About you" isOptional countTo={500} value={text} onChange={setText} />
    </Specimen>
  )
}

function TickBoxes() {
  const [isKept, setIsKept] = useState(true)
  return (
    <>
      <TickBox isSelected={isKept} onChange={setIsKept}>
        Keep me signed in
      </TickBox>
      <TickBox isSelected={false} isIndeterminate onChange={() => {}}>
        All of them
      </TickBox>
    </>
  )
}

function Choices() {
  return (
    <Specimen title="Choices">
      <TickBoxes />
      <Checkbox isDisabled>Not for this plan</Checkbox>
      <CheckboxGroup label="Contract" defaultValue={['employment']}>
        <Checkbox value="employment" detail={88}>
          Employment
        </Checkbox>
        <Checkbox value="contractor" detail={143} help="You send invoices">
          Contractor
        </Checkbox>
      </CheckboxGroup>
      <RadioGroup label="How often?" defaultValue="daily" orientation="horizontal">
        <Radio value="daily">Daily</Radio>
        <Radio value="weekly">Weekly</Radio>
      </RadioGroup>
      <RadioGroup label="Answer" defaultValue="b">
        <Radio isCard value="a">
          A queue per country
        </Radio>
        <Radio isCard value="b" help="Can safely be run twice">
          An idempotent ledger
        </Radio>
      </RadioGroup>
      <Switch defaultSelected help="You can be hired where you live">
        Open to Kenya
      </Switch>
      <Switch help="Hide jobs that do not state pay">Pay stated</Switch>
      <Slider
        label="Overlap with your day"
        valueText="Any"
        thumbLabels={['Hours']}
        maxValue={8}
        ticks={['Any', '4 h', '8 h']}
      />
      <Slider
        label="Monthly pay"
        valueText="From KES 500k"
        thumbLabels={['From', 'To']}
        defaultValue={[30, 100]}
        ticks={['0', 'No limit']}
      />
    </Specimen>
  )
}

function ListsAndDates() {
  return (
    <Specimen title="Lists and dates">
      <Select label="Country" choices={countries} />
      <ComboBox label="Country, by typing" choices={countries} placeholder="Ken" />
      <FieldPair>
        <DateField label="Born on" defaultValue={parseDate('1994-03-08')} />
        <TimeField label="From" defaultValue={new Time(9, 30)} />
      </FieldPair>
      <DatePicker label="Start on" defaultValue={parseDate('2026-11-17')} isOptional />
    </Specimen>
  )
}

function FormDemo() {
  const [errors, setErrors] = useState<FieldErrors>()
  const [failureCount, setFailureCount] = useState(0)
  return (
    <Specimen title="A form with server errors">
      <Form
        errors={errors}
        failureCount={failureCount}
        onSubmit={(event) => {
          event.preventDefault()
          setFailureCount(failureCount + 1)
          setErrors({ email: ['This email already has an account.'], name: ['Write the name you use at work.'] })
        }}
      >
        <TextField label="Full name" name="name" isRequired missingMessage="Write your full name." />
        <TextField label="Email" name="email" type="email" isRequired />
        <Checkbox name="terms" value="yes" isRequired missingMessage="Agree to the terms to continue.">
          I agree to the terms
        </Checkbox>
        <FormActions>
          <SubmitButton>Create account</SubmitButton>
        </FormActions>
      </Form>
    </Specimen>
  )
}

function Files() {
  return (
    <Specimen title="Files">
      <FileDrop
        label="Choose your résumé"
        accept={['.pdf', '.docx']}
        maxBytes={10_000_000}
        uploads={[
          { name: 'wanjiru-kamau.pdf', size: 1_460_000, progress: 0.62, state: 'sending' },
          { name: 'letter.docx', size: 84_000, progress: 1, state: 'done' },
          { name: 'portfolio.pdf', size: 9_800_000, progress: 0.1, state: 'failed', error: 'The connection broke' },
        ]}
        onFiles={() => {}}
        onCancel={() => {}}
        onRetry={() => {}}
      />
      <FileUpload kind="attachment" label="Upload a real file" />
    </Specimen>
  )
}

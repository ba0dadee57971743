import { Avatar } from '#web/ui/avatar.tsx'
import { AvatarGroup } from '#web/ui/avatar-group.tsx'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import styles from './gallery-samples.module.css'

const companies = [
  'Fjordpay',
  'Kelpwood Health',
  'Polder Systems',
  'Vistula Cloud',
  'Marula Bank',
  'Cascadia Maps',
  'Anka Commerce',
  'Mizani Data',
  'Savanna Employ',
  'Tamarind Labs',
  'Nordlys',
  'Puna Robotics',
  'Baobab Energy',
  'Kumo Works',
  'Delta Freight',
  'Aurora Rail',
]
const people = [
  { id: '1', name: 'Nguyễn Minh Anh', country: 'VN' },
  { id: '2', name: 'Elif Aydın', country: 'TR' },
  { id: '3', name: 'Wanjiru Kamau', country: 'KE' },
  { id: '4', name: 'Tomasz Wrona', country: 'PL' },
  { id: '5', name: 'محمد صلاح', country: 'EG' },
  { id: '6', name: '山田 太郎', country: 'JP' },
  { id: '7', name: 'Dmytro Koval', country: 'UA' },
  { id: '8', name: 'Ana Silva', country: 'BR' },
]

export function IdentityMarksSection() {
  return (
    <section className={styles.section}>
      <h2>Companies, people, places</h2>
      <div className={styles.grid}>
        <Card headingLevel={3} title="Companies are rounded squares">
          <p className={styles.line}>
            {companies.map((name) => (
              <CompanyMark key={name} name={name} />
            ))}
          </p>
          <p className={styles.line}>
            <CompanyMark name="Fjordpay" size="small" />
            <CompanyMark name="Fjordpay" size="large" />
          </p>
        </Card>
        <Card headingLevel={3} title="People are circles">
          <p className={styles.line}>
            {people.map(({ id, name, country }) => (
              <Avatar key={id} name={name} country={country} />
            ))}
          </p>
          <p className={styles.line}>
            <Avatar name="Wanjiru Kamau" size="tiny" />
            <Avatar name="Wanjiru Kamau" size="small" />
            <Avatar name="Wanjiru Kamau" size="large" />
          </p>
          <AvatarGroup people={people.slice(0, 5)} />
        </Card>
        <Card headingLevel={3} title="Places">
          <p className={styles.line}>
            <Country code="KE" />
            <Country code="PL" />
            <Country code="NP" />
            <Country code="NO" city="Oslo" />
          </p>
        </Card>
      </div>
    </section>
  )
}

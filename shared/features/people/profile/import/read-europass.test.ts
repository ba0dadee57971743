import { expect, it } from 'vitest'
import { readEuropass } from './read-europass.ts'
import { readXml } from './read-xml.ts'

const candidate = (profile: string, person = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="urn:oa" xmlns:hr="urn:hr" xmlns:eures="urn:eures">
  <CandidatePerson>${person}</CandidatePerson><CandidateProfile languageCode="en">${profile}</CandidateProfile>
</Candidate>`

it('reads a profile of the Europass portal', () => {
  const file = candidate(
    `<hr:ExecutiveSummary>&lt;p&gt;Grid &amp;amp; storage.&lt;/p&gt;</hr:ExecutiveSummary>
     <EmploymentHistory><EmployerHistory><hr:OrganizationName>Vento Sul</hr:OrganizationName>
       <OrganizationContact><Communication><Address><oa:CityName>Porto</oa:CityName></Address></Communication></OrganizationContact>
       <PositionHistory><PositionTitle typeCode="FREETEXT">Engineer</PositionTitle>
         <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-04-01</hr:FormattedDateTime></eures:StartDate>
           <hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
         <oa:Description>&lt;ul&gt;&lt;li&gt;Planned lines&lt;/li&gt;&lt;li&gt;Led four&lt;/li&gt;&lt;/ul&gt;&lt;script&gt;x()&lt;/script&gt;</oa:Description>
       </PositionHistory></EmployerHistory></EmploymentHistory>
     <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Universidade do Porto</hr:OrganizationName>
       <AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate>
         <EndDate><hr:FormattedDateTime>2017</hr:FormattedDateTime></EndDate></AttendancePeriod>
       <EducationDegree><hr:DegreeName>MSc Energy</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
     <PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
       <CompetencyDimension><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension>
       <CompetencyDimension><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications>`,
    `<Communication><ChannelCode>Email</ChannelCode><oa:URI>ines@example.pt</oa:URI></Communication>
     <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing><oa:DialNumber>912 000 000</oa:DialNumber></Communication>`,
  )
  expect(readEuropass(file)).toMatchObject({
    summary: 'Grid & storage.',
    contact: { email: 'ines@example.pt', phone: '+351 912 000 000' },
    left: 0,
    entries: [
      {
        section: 'work',
        content: {
          company: 'Vento Sul',
          location: 'Porto',
          roles: [{ title: 'Engineer', start: '2019-04-01', end: '', summary: 'Planned lines\nLed four' }],
        },
      },
      { section: 'education', content: { school: 'Universidade do Porto', degree: 'MSc Energy', end: '2017' } },
      { section: 'languages', content: { name: 'English', level: 'conversational', fluency: 'B2' } },
    ],
  })
})

it('reads a CV of the old Europass editor', () => {
  const file = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
    <Identification><ContactInfo><Email><Contact>sakis@example.gr</Contact></Email></ContactInfo></Identification>
    <Headline><Description><Label>Architect</Label></Description></Headline>
    <WorkExperienceList><WorkExperience><Period><From year="2016" month="--03"/><To year="2019"/></Period>
      <Position><Label>Architect</Label></Position><Activities>Schools</Activities><Employer><Name>Aigli</Name></Employer></WorkExperience></WorkExperienceList>
    <EducationList><Education><Period><From year="2008"/></Period><Title>Diploma</Title><Organisation><Name>NTUA</Name></Organisation></Education></EducationList>
    <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>el</Code><Label>Greek</Label></Description></MotherTongue></MotherTongueList></Linguistic>
      <Computer><Description>&lt;ul&gt;&lt;li&gt;Revit&lt;/li&gt;&lt;li&gt;AutoCAD&lt;/li&gt;&lt;/ul&gt;</Description></Computer></Skills>
  </LearnerInfo></SkillsPassport>`
  expect(readEuropass(file)).toMatchObject({
    headline: 'Architect',
    contact: { email: 'sakis@example.gr' },
    entries: [
      { section: 'work', content: { company: 'Aigli', roles: [{ start: '2016-03', end: '2019' }] } },
      { section: 'education', content: { school: 'NTUA', degree: 'Diploma', start: '2008' } },
      { section: 'languages', content: { name: 'Greek', level: 'native' } },
      { section: 'skills', content: { name: 'Revit' } },
      { section: 'skills', content: { name: 'AutoCAD' } },
    ],
  })
})

it('refuses other documents, entities and broken markup', () => {
  const entity = '<!DOCTYPE a [<!ENTITY x "y">]><Candidate>&x;</Candidate>'
  for (const text of ['', '<html></html>', entity, '<Candidate>', '<Candidate></candidate>', '<a/><b/>', '<Candidate'])
    expect(readEuropass(text)).toBeNull()
  expect(readXml('<a>'.repeat(100) + '</a>'.repeat(100))).toBeNull()
})

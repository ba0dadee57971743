// Section headings in the most common languages of résumés.

import { foldText } from '#shared/features/base/reference/fold-text.ts'

export type SectionKind = 'work' | 'education' | 'skills' | 'languages' | 'summary' | 'contact' | 'projects' | 'other'

const headings: Record<SectionKind, string> = {
  work: `experience, work experience, professional experience, employment, employment history, work history, career,
    career history, professional background, work, internships, internship, internship experience, positions, positions held, job experience,
    industry experience, industrial experience, research experience, teaching experience, academic experience, academic appointments, work & research experience,
    leadership experience, military experience, military service, freelance experience, freelance, consulting experience, appointments, experience and internships, experiences, expériences pro, expérience pro, berufliche laufbahn, 职业经验, 職務履歴, 工作及教育经历, 工作与教育经历, professional career, work and research experience, relevant experience, employment experience, experiências de trabalho,
    work experiences, engineering experience, technical experience, software experience, development experience, full time experience, career summary and experience,
    professional history, career experience, work engagements, job history, previous experience, current position, present position, professional appointments,
    trabajos, trabajo, experiencia, experiencia laboral, experiencia profesional, historial laboral, trayectoria profesional, trayectoria,
    expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, stages, emplois,
    berufserfahrung, beruflicher werdegang, berufliche erfahrung, praktische erfahrung, werdegang, praktika, berufspraxis, arbeitserfahrung, erfahrungen, erfahrung, tätigkeiten, berufliche tätigkeiten, berufliche stationen, praxiserfahrung, praktische erfahrungen, nebentätigkeiten,
    experiência, experiência profissional, experiências profissionais, histórico profissional, experiências, 
    esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali,
    werkervaring, ervaring, arbetslivserfarenhet, erfarenhet, arbeidserfaring, erhvervserfaring, työkokemus,
    doświadczenie, doświadczenie zawodowe, pracovní zkušenosti, iş deneyimi, deneyim, iş tecrübesi, experiență profesională, pengalaman, pengalaman kerja,
    опыт, опыт работы, профессиональный опыт, трудовая деятельность, досвід, досвід роботи, професійний досвід, опит,
    الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, الخبرة الوظيفية, سوابق شغلی, سوابق کاری, تجربیات کاری,
    工作经历, 工作经验, 工作經歷, 工作經驗, 实习经历, 實習經歷, 职业经历, 工作履历, 实习经验, 职业经历, 職歴, 職務経歴, 職務経歴書, 경력, 경력사항, 경력 사항, 업무 경험,
    kinh nghiệm, kinh nghiệm làm việc, kinh nghiệm làm việc thực tế, quá trình làm việc, quá trình công tác, ניסיון תעסוקתי, ניסיון, ניסיון מקצועי, 
    अनुभव, कार्य अनुभव, कार्यानुभव, व्यावसायिक अनुभव, पेशेवर अनुभव, εργασιακή εμπειρία, επαγγελματική εμπειρία, ประสบการณ์ทำงาน, ประสบการณ์การทำงาน, uzoefu wa kazi`,
  education: `education, academic background, academic history, academic qualifications, academics, academic, educational background, education and training, education & training,
    qualifications, educational qualifications, educational qualification, academic qualification, academic details, studies, education details, schooling, academic profile, academic record, education qualification,
    formal education, education and certifications, education & certifications, scholastic record, academic credentials, university education, degrees, education history, academic education,
    eğitim durumu, дополнительное образование, основное образование, учёба, учеба, études et diplômes, diplômes et formations, formation et diplômes,
    educación, formación, formación académica, estudios, formación y estudios, educación y formación, formation, formations, éducation, études, parcours académique, diplômes, formation académique, études et formations, cursus,
    ausbildung, bildung, bildungsweg, studium, schulbildung, akademische ausbildung, ausbildung und studium, schulische ausbildung, hochschulbildung, bildungsgang,
    educação, formação, formação acadêmica, formação académica, escolaridade, istruzione, istruzione e formazione, formazione, opleiding, opleidingen, onderwijs,
    utbildning, utdanning, uddannelse, koulutus, wykształcenie, edukacja, vzdělání, eğitim, eğitim bilgileri, educație, educație și formare, pendidikan, riwayat pendidikan,
    образование, высшее образование, обучение, освіта, обазование, التعليم, المؤهلات العلمية, المؤهل العلمي, المؤهلات, الدراسة, التحصيل العلمي, المؤهلات الأكاديمية, تحصیلات,
    سوابق تحصیلی, 教育经历, 教育背景, 教育經歷, 教育, 学历, 学历背景, 學歷, 教育情况, 学歴, 학력, 학력사항, 학력 사항, học vấn, trình độ học vấn, quá trình học tập, giáo dục, bằng cấp, השכלה,
    शिक्षा, शैक्षिक योग्यता, शैक्षणिक योग्यता, शैक्षणिक पृष्ठभूमि, εκπαίδευση, σπουδές, การศึกษา, ประวัติการศึกษา, elimu`,
  skills: `skills, technical skills, skill, skill set, skillset, key skills, core skills, core competencies, competencies, competences, areas of expertise, expertise, technologies, tech stack, technical proficiency,
    technical expertise, tools, tools and technologies, tools & technologies, technical summary, computer skills, it skills, programming, programming skills, programming languages, professional skills, technical,
    technical competencies, technical knowledge, skills & tools, skills and tools, skills summary, hard skills, software skills, specialties, specializations, core qualifications, key competencies, top skills, strengths,
    proficiencies, technical proficiencies, technical skill set, technology, technology skills, technology stack, skills & expertise, skills and expertise, software, stack, digital skills, soft skills, skills & technologies, skills and technologies,
    skills & abilities, skills and abilities, abilities, technical strengths, relevant skills, it proficiency, skill highlights, skills & interests, skills and interests, additional skills, other skills, skills profile, software proficiency, software and skills,
    languages and technologies, languages & technologies, programming languages and technologies, frameworks, technical toolkit, toolkit, skills & certifications, coding skills,
    habilidades, competencias, aptitudes, conocimientos, habilidades técnicas, conocimientos técnicos, conocimientos informáticos, competencias digitales, compétences, compétences techniques, informatique, compétences informatiques, savoir-faire, outils,
    kenntnisse, fähigkeiten, kompetenzen, edv-kenntnisse, it-kenntnisse, fachkenntnisse, technische kenntnisse, kenntnisse und fähigkeiten, technische fähigkeiten, besondere kenntnisse, fachliche kompetenzen,
    competências, habilidades e competências, conhecimentos, conhecimentos técnicos, competenze, competenze tecniche, capacità e competenze, competenze informatiche, vaardigheden, competenties,
    färdigheter, kompetens, kompetenser, ferdigheter, kompetencer, taidot, osaaminen, umiejętności, umiejętności techniczne, dovednosti, znalosti, beceriler, yetenekler, teknik beceriler, bilgisayar becerileri, competențe, abilități, keahlian, kemampuan, keterampilan,
    навыки, ключевые навыки, умения и навыки, навыки и умения, технические знания, ключевые компетенции, профессиональные навыки, технические навыки, технологии, компетенции, навички, технічні навички, ключові навички, умения,
    المهارات, المهارات التقنية, المهارات الشخصية, المهارات الفنية, مهارات, مهارات الحاسوب, مهارات فنی, مهارتها, مهارت ها, مهارت‌ها, 技能, 专业技能, 專業技能, 技能特长, 技术栈, 职业技能, 个人技能, 专业能力, 技能清单, 掌握技能, 技术能力, 相关技能, スキル, 活かせるスキル, 기술, 보유 기술, 기술 스택, 보유기술,
    kỹ năng, kĩ năng, kỹ năng chuyên môn, kỹ năng kỹ thuật, các kỹ năng, כישורים, מיומנויות, कौशल, तकनीकी कौशल, मुख्य कौशल, प्रमुख कौशल, δεξιότητες, ทักษะ, ความสามารถ, ujuzi`,
  languages: `languages, language, language skills, language proficiency, spoken languages, foreign languages, languages known, linguistic skills, languages spoken, language competencies,
    idiomas, lenguas, langues, langue, langues vivantes, sprachen, sprachkenntnisse, fremdsprachen, línguas, lingue, lingue straniere, conoscenze linguistiche, talen, talenkennis, språk, språkkunskaper, sprog, kielitaito, kielet, języki, języki obce, znajomość języków, jazyky, jazykové znalosti, diller, yabancı dil, yabancı diller, limbi străine, limbi, bahasa,
    языки, знание языков, иностранные языки, владение языками, мови, знання мов, іноземні мови, اللغات, لغات, اللغة, زبان, زبان ها, زبان‌ها, 语言, 语言能力, 語言, 語言能力, 外语, 外语水平, 外语能力, 語学, 言語, 語学力, 언어, 외국어, 어학, ngôn ngữ, ngoại ngữ, trình độ ngoại ngữ, שפות, भाषाएँ, भाषाएं, भाषा, भाषा ज्ञान, भाषा कौशल, γλώσσες, ξένες γλώσσες, ภาษา, lugha`,
  summary: `summary, professional summary, profile, about, about me, objective, career objective, personal statement, executive summary, professional profile, career summary, overview, introduction, bio, biography, personal profile, summary of qualifications,
    career profile, profile summary, who am i, statement, research interests, research interest, career goal, highlights, summary of skills, qualification summary, qualifications summary, career overview, personal summary, perfil, perfil profesional, sobre mí, resumen, resumen profesional, acerca de mí, objetivo, objetivo profesional, extracto, profil, profil professionnel, à propos, à propos de moi, a propos, résumé, objectif,
    über mich, kurzprofil, profil und ziele, zusammenfassung, zur person, sobre, sobre mim, resumo, resumo profissional, perfil profissional, objetivo profissional, profilo, profilo professionale, chi sono, sommario, profiel, over mij, samenvatting, om mig, om meg, sammanfattning, podsumowanie, o mnie, podsumowanie zawodowe, profil zawodowy, o mně, özet, hakkımda, kariyer hedefi, profil profesional, tentang saya, ringkasan, 
    о себе, обо мне, цель, краткая информация, резюме, дополнительная информация, про себе, про мене, мета, نبذة, نبذة عني, نبذة شخصية, الملخص, الملخص المهني, الهدف الوظيفي, الهدف المهني, ملخص, درباره من, خلاصه,
    自我评价, 个人简介, 自我介绍, 個人簡介, 自我評價, 求职意向, 求職意向, 个人总结, 个人概述, 个人优势, 关于我, 职业目标, 自己PR, 自己pr, 職務要約, 要約, 자기소개, 소개, mục tiêu, mục tiêu nghề nghiệp, giới thiệu, giới thiệu bản thân, tóm tắt, תקציר, אודות, परिचय, सारांश, उद्देश्य, व्यावसायिक सारांश, मेरे बारे में, προφίλ, wasifu, muhtasari`,
  contact: `contact, contacts, contact information, contact details, contact info, contact me, personal details, personal information, personal data, personal info, personal, details, info, information, address, links, online profiles, profiles, websites, websites & social links, social, social links, social media, social networks, find me online, web, online, get in touch, personal particulars, where to find me, liens, enlaces, profile links,
    contacto, datos personales, datos de contacto, información personal, información de contacto, coordonnées, informations personnelles, contactez-moi, me contacter, comment me contacter, kontakt, kontaktdaten, persönliche daten, persönliche angaben, persönliche informationen, angaben zur person, contato, dados pessoais, informações pessoais, contatos, contatti, dati personali, informazioni personali, contactgegevens, persoonlijke gegevens, kontaktuppgifter, personuppgifter, dane osobowe, dane kontaktowe, kontaktní údaje, osobní údaje, iletişim, iletişim bilgileri, kişisel bilgiler, informații personale, kontak, data pribadi, data diri, informasi pribadi, informasi kontak,
    контакты, контактная информация, контактные данные, личная информация, личные данные, персональные данные, контакти, контактна інформація, особисті дані, معلومات الاتصال, المعلومات الشخصية, البيانات الشخصية, التواصل, للتواصل, بيانات الاتصال, اطلاعات تماس, اطلاعات شخصی, مشخصات فردی,
    联系方式, 聯絡方式, 基本信息, 个人信息, 個人資料, 个人资料, 基本資料, 基本资料, 联系我, 联系信息, 連絡先, 基本情報, 個人情報, 연락처, 인적사항, 개인정보, liên hệ, thông tin liên hệ, thông tin cá nhân, thông tin, פרטים אישיים, פרטי קשר, संपर्क, संपर्क जानकारी, संपर्क विवरण, व्यक्तिगत जानकारी, व्यक्तिगत विवरण, επικοινωνία, στοιχεία επικοινωνίας, προσωπικά στοιχεία, mawasiliano`,
  projects: `projects, personal projects, side projects, academic projects, key projects, selected projects, project experience, notable projects, projects undertaken, open source, open source projects, open-source, open source contributions, opensource, portfolio, technical projects, software projects, projects and research, recent projects, university projects, school projects, project, course projects, project work, research projects, major projects, relevant projects, major project, project details, projects & extracurriculars, research, research & projects, software, github projects, 
    proyectos, projets, projets personnels, projekte, projetos, progetti, projecten, projekt, projekty, projeler, proiecte, proyek, проекты, проєкти, проекти, المشاريع, مشاريع, پروژه ها, 项目经历, 项目经验, 項目經驗, 專案經歷, 项目, 项目介绍, 科研经历, 开源项目, プロジェクト, 프로젝트, dự án, các dự án, परियोजनाएँ, परियोजनाएं, परियोजना, miradi`,
  other: `certifications, certificates, certification, certificate, licenses, licenses & certifications, licenses and certifications, licences, awards, honors, honours, achievements, awards & honors, awards and honors, honors & awards, honors and awards, accomplishments, honors-awards, scholarships, fellowships, grants, honors and scholarships, scholarships and awards, awards & achievements, achievements & awards, awards and achievements, distinctions, key achievements, recognition, prizes,
    publications, selected publications, patents, papers, articles, presentations, talks, conferences, speaking, invited talks, workshops, posters, writing, press, media, 
    interests, hobbies, hobbies & interests, hobbies and interests, interests and hobbies, personal interests, activities, extracurricular activities, extracurriculars, extra-curricular activities, extra curricular activities, co-curricular activities, leadership, leadership & activities, leadership and activities, activities and interests, community, community involvement, community service, leadership & involvement, involvement, campus involvement, activities & leadership, sports, positions of responsibility, position of responsibility, extracurricular activity, extracurricular, affiliations, professional affiliations, memberships, professional memberships, membership, associations, professional associations, clubs, organizations, societies, student organizations, extra curriculars, 
    volunteer, volunteering, volunteer experience, volunteer work, voluntary work, volunteer and leadership, references, reference, referees, recommendations, courses, coursework, relevant coursework, training, trainings, professional development, courses and training, training & certifications, trainings and certifications, online courses, declaration, additional information, additional, other information, other, miscellaneous, extras, further information, more, notes, hackathons, competitions, committees, program committees, service, professional service, academic service, teaching, mentoring, test scores, exams, right to work, work authorization, availability, salary expectations, strengths & weaknesses, quote, passions, life philosophy, my time, day of my life, most proud of, citizenship, visa status, nationality, driving licence, cover letter, appendix, extracurricular activities and achievements,
    certificaciones, certificados, cursos, premios, logros, publicaciones, intereses, aficiones, referencias, voluntariado, otros, otros datos, datos adicionales, información adicional, reconocimientos, cursos y certificaciones, certifications et formations, certificats, loisirs, centres d'intérêt, centres d’intérêt, centre d'intérêt, centres d’intérêts, références, bénévolat, prix, divers, vie associative, distinctions, engagements, intérêts, passe-temps, permis,
    centre d'interet, centres d'interet, kenntnisse und interessen, ценные проекты,
    zertifikate, zertifizierungen, weiterbildung, weiterbildungen, interessen, hobbys, hobbies und interessen, referenzen, ehrenamt, ehrenamtliches engagement, auszeichnungen, publikationen, veröffentlichungen, sonstiges, sonstige kenntnisse, führerschein, persönliche interessen, engagement, hobbys & interessen, stipendien, certificações, prêmios, publicações, interesses, referências, outros, atividades, atividades complementares, cursos complementares, cursos e certificações, informações adicionais, voluntariado, certificazioni, corsi, premi, pubblicazioni, interessi, referenze, volontariato, ulteriori informazioni, patente, hobby, altre informazioni, certificaten, cursussen, interesses, referenties, vrijwilligerswerk, nevenactiviteiten, certifikat, kurser, intressen, referenser, interesser, referencer, kurssit, harrastukset, suosittelijat, certyfikaty, kursy, kursy i szkolenia, szkolenia, zainteresowania, referencje, certifikáty, kurzy, zájmy, reference, sertifikalar, kurslar, ilgi alanları, hobiler, referanslar, certificări, cursuri, hobby-uri, referințe, sertifikasi, sertifikat, pelatihan, hobi, minat, penghargaan, referensi, organisasi, pengalaman organisasi,
    сертификаты, курсы, достижения, награды, публикации, интересы, хобби, увлечения, рекомендации, волонтерство, повышение квалификации, курсы и тренинги, сертификати, курси, досягнення, інтереси, хобі, рекомендації, الشهادات, الدورات, الدورات التدريبية, الشهادات والدورات, الجوائز, الإنجازات, الاهتمامات, الهوايات, المراجع, المعرفون, العمل التطوعي, شهادات, دورات, گواهینامه ها, علایق, افتخارات, دوره ها, 
    证书, 资格证书, 所获证书, 获奖情况, 荣誉奖项, 获奖经历, 荣誉, 奖项, 奖励情况, 兴趣爱好, 爱好, 校园经历, 校内经历, 社会活动, 社会实践, 社团经历, 志愿者经历, 培训经历, 培训, 其他, 其它, 發表論文, 证照, 發表, 證照, 获得荣誉, 荣誉证书, 论文, 发表论文, 论文发表, 其他信息, 證書, 興趣, 資格, 免許・資格, 趣味, 受賞歴, 志望動機, 자격증, 수상, 수상 경력, 수상경력, 자격 사항, 대외활동, 교육 이수, 취미, chứng chỉ, giải thưởng, hoạt động, sở thích, người tham chiếu, người giới thiệu, khóa học, chứng nhận, danh hiệu và giải thưởng, thành tích, thông tin thêm, hoạt động ngoại khóa, תחביבים, קורסים, התנדבות, המלצות, שירות צבאי, 
    प्रमाणपत्र, प्रमाण पत्र, पुरस्कार, उपलब्धियाँ, उपलब्धियां, रुचियाँ, रुचियां, शौक, संदर्भ, प्रशिक्षण, σεμινάρια, ενδιαφέροντα, πιστοποιήσεις, συστάσεις, ใบรับรอง, งานอดิเรก, vyeti, marejeo, mambo unayopenda`,
}

const normalise = (text: string): string =>
  foldText(text)
    .replace(/[’']/g, "'")
    .replace(/\s*[&+]\s*/g, ' & ')
    .replace(/^[^\p{Letter}]+|[^\p{Letter})]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const kinds = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, words]) =>
    words
      .split(',')
      .map((word) => [normalise(word), kind as SectionKind] as const)
      .filter(([word]) => word !== ''),
  ),
)

/** "E X P E R I E N C E" is one letter-spaced word. */
export const closeUp = (text: string): string =>
  /^(?:\p{Letter}\p{Mark}* ){3,}\p{Letter}\p{Mark}*$/u.test(text) ? text.replaceAll(' ', '') : text

const modifiers =
  /^(?:my|key|core|selected|relevant|related|other|additional|main|major|recent|personal|professional|formal|general|notable|some|further|practical|brief|current|previous|past|significant|industry)\s+/

const LONGEST_HEADING = 48

export function headingOf(text: string): SectionKind | null {
  // The total experience may follow: «Опыт работы — 7 лет».
  const heading = text.replace(/\s*[—–:-]?\s*(?<!\d)\d{1,2}\s\p{Letter}+.*$/u, '')
  if (heading.length > LONGEST_HEADING || /[@\d]{2}|\d{4}/.test(heading)) return null
  const name = normalise(heading)
  if (name === '') return null
  return kinds.get(name) ?? kinds.get(normalise(closeUp(text.trim()))) ?? kindOfParts(name)
}

const keywords: [RegExp, SectionKind][] = [
  [
    /\b(?:volunteer\w*|involvement|activities|awards?|hono[u]?rs?|interests|hobbies|publications|certifi\w+|courses?|coursework|achievements|leadership|references|training|memberships?|affiliations|service|extracurricular|patents|scholarships)\b/,
    'other',
  ],
  [/\b(?:projects|projets|proyectos|projekte|projetos|progetti)\b|^project (?:experience|work)|проекты/, 'projects'],
  [
    /\b(?:certifica\w+|zertifikate|benevolat|voluntaria\w+|volontariat\w*|ehrenamt\w*|engagements?|auszeichnungen|premios|premi|cursos|corsi|loisirs|interets|intereses|interessen|publica\w+|pubblicazioni|referenzen|referencias|weiterbildung\w*)\b|курсы|достижения|сертификаты|публикации/,
    'other',
  ],
  [/\bakademisch\w* laufbahn\b/, 'education'],
  [
    /\b(?:experiences?|employment|internships?|career history|experiencias?|experiencia|esperienz[ae]|erfahrung(?:en)?|berufserfahrung(?:en)?|werdegang|laufbahn|praktika|stages|ervaring|werkervaring|doswiadczenie|arbeitserfahrung)\b|опыт работы|трудовой/,
    'work',
  ],
  [
    /\b(?:education|formations?|formacion|educacion|formacao|formazione|istruzione|ausbildung|bildung(?:sweg|sabschlusse)?|studium|schulbildung|opleiding\w*|wyksztalcenie)\b|образование/,
    'education',
  ],
  [
    /\b(?:skills|competenc\w+|technologies|expertise|proficienc\w+|competences?|habilidades|conocimientos|competencias|kenntnisse|fahigkeiten|kompetenzen|competenze)\b|навыки/,
    'skills',
  ],
  [/\b(?:languages|langues|idiomas|sprachen|lingue|linguas)\b|языки/, 'languages'],
]

/** A line that looks like a heading and contains a heading word. */
export function likelyHeadingOf(text: string): SectionKind | null {
  const name = normalise(closeUp(text.trim()))
  if (name.split(' ').length > 5 || text.length > LONGEST_HEADING || /[,.;@\d]/.test(text)) return null
  return keywords.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

function kindOfParts(name: string): SectionKind | null {
  const plain = name.replace(modifiers, '')
  if (plain !== name) return kinds.get(plain) ?? kindOfParts(plain)
  const withoutNote = name.replace(/\s*\(.*\)$/, '')
  if (withoutNote !== name && withoutNote !== '') return kinds.get(withoutNote) ?? null
  const parts = name.split(/ & | and | und | et | y | e | и | و |, |\/| \/ | \| |、|和|及|与/)
  if (parts.length < 2 || parts.length > 3) return null
  const known = parts.map((part) => kinds.get(part.trim().replace(modifiers, '')))
  return known.every((kind) => kind !== undefined) ? (known[0] ?? null) : null
}

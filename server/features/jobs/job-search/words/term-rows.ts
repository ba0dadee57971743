// The terms of a job by what people call them: English first, then Arabic, Chinese, French, German, Hindi, Indonesian, Japanese,
// Portuguese, Spanish, Swahili, Turkish and Vietnamese. Before the colon stand the values that jobs state.

export const termRows = `
  workplace remote: remote, remotely, fully remote, work from home, working from home, home office, homeoffice, wfh, telecommute, telework, home based | عن بعد, العمل عن بعد, من المنزل, العمل من المنزل | 远程, 远程工作, 居家办公, 在家工作 | télétravail, à distance, travail à distance, travail à domicile | Heimarbeit, mobiles Arbeiten, im Homeoffice, von zu Hause, Fernarbeit, ortsunabhängig | वर्क फ्रॉम होम, घर से काम, रिमोट | kerja dari rumah, jarak jauh, kerja jarak jauh | リモート, リモートワーク, 在宅, 在宅勤務, テレワーク | remoto, remota, home office, trabalho remoto, teletrabalho, trabalhar em casa | remoto, remota, teletrabajo, trabajo remoto, desde casa, trabajo desde casa, a distancia | kazi ya mbali, kazi kutoka nyumbani, kwa mbali | uzaktan, uzaktan çalışma, evden, evden çalışma | từ xa, làm việc từ xa, làm việc tại nhà, tại nhà
  workplace hybrid: hybrid | هجين | 混合办公 | hybride | hybrides Arbeiten | हाइब्रिड | hibrida | ハイブリッド | híbrido | híbrido | | hibrit | kết hợp
  workplace onsite: onsite, on site, in office | في الموقع, من المكتب | 现场办公 | sur site, présentiel | vor Ort, Präsenz | ऑनसाइट | di kantor | 出社 | presencial | presencial | | ofiste, yerinde | tại văn phòng
  contract full_time: full time, fulltime, permanent | دوام كامل | 全职 | temps plein, temps complet, cdi | Vollzeit, Festanstellung | पूर्णकालिक, फुल टाइम | penuh waktu, purna waktu | 正社員, フルタイム | tempo integral, período integral, clt | tiempo completo, jornada completa | kazi ya kudumu | tam zamanlı | toàn thời gian
  contract part_time: part time, parttime, half time, part time hours, mini job | دوام جزئي | 兼职 | temps partiel, mi temps | Teilzeit, Minijob, Nebenjob, Werkstudent | अंशकालिक, पार्ट टाइम | paruh waktu | パート, アルバイト, パートタイム, バイト | meio período, tempo parcial, part time | medio tiempo, tiempo parcial, media jornada | kazi ya muda | yarı zamanlı, part time | bán thời gian
  contract temporary: temporary, temp, seasonal | مؤقت, موسمي | 临时, 临时工 | intérim, intérimaire, saisonnier, cdd | befristet, Zeitarbeit, Aushilfe, Saisonarbeit | अस्थायी | sementara, kontrak sementara | 派遣, 契約社員 | temporário, temporária | temporal, eventual | ya muda mfupi | geçici, dönemsel | thời vụ, tạm thời
  contract freelance_project, engagement contractor: freelance, freelancer | مستقل, عمل حر | 自由职业 | indépendant, freelances | freiberuflich, Freiberufler | फ्रीलांस, फ्रीलांसर | lepas, pekerja lepas | フリーランス, 業務委託 | autônomo, pj | autónomo, por proyecto | kujitegemea | serbest | tự do
  contract contract, contract freelance_project, engagement contractor: contract, contractor, b2b
  contract internship, level intern: intern, internship, internships, trainee, traineeship, apprentice, apprenticeship, placement | متدرب, تدريب | 实习, 实习生 | stage, stagiaire, alternance, apprenti, apprentissage | Praktikum, Praktikant, Praktikantin, Ausbildung, Azubi, Volontariat | इंटर्न, इंटर्नशिप, प्रशिक्षु | magang | インターン, インターンシップ | estágio, estagiário, jovem aprendiz | prácticas, pasantía, pasante, becario | mafunzo, mwanafunzi wa mafunzo | staj, stajyer | thực tập, thực tập sinh
  level intern, level junior, contract internship: entry level, graduate, graduates, new grad, fresher, freshers, beginner, beginners, school leaver | حديث التخرج, مبتدئ | 应届生, 应届毕业生, 初级 | débutant, jeune diplômé | Berufseinsteiger, Einsteiger, Absolvent, Berufsanfänger | फ्रेशर, नवस्नातक | lulusan baru, fresh graduate | 新卒, 未経験, 初心者 | recém formado, iniciante, primeiro emprego | recién graduado, principiante, primer empleo | anayeanza kazi | yeni mezun, deneyimsiz | mới tốt nghiệp
  level junior: junior | جونيور | 初级工程师 | junior | Junior | जूनियर | yunior | ジュニア | júnior | júnior
  level mid: mid level, midlevel, intermediate
  level senior: senior, experienced | كبير, خبير | 高级, 资深 | sénior, confirmé, expérimenté | leitender | वरिष्ठ, सीनियर | senior | シニア, 上級 | sênior, pleno | experimentado | mwandamizi | kıdemli | cao cấp, nhiều kinh nghiệm
  level lead: lead, team lead, team leader, tech lead | قائد فريق | 主管, 组长 | chef d'équipe | Teamleiter, Teamleitung, Teamleiterin | टीम लीड | ketua tim | リーダー, チームリーダー | líder, líder de equipe | líder de equipo | kiongozi wa timu | takım lideri, ekip lideri | trưởng nhóm
  level principal: principal, staff level
  level executive: executive level, c level, head of, chief
  visa yes: visa, visa sponsorship, visa sponsored, relocation, sponsorship, work permit | تأشيرة, كفالة | 签证, 工作签证 | visa de travail, parrainage | Visum, Visumsponsoring | वीज़ा | sponsor visa | ビザ, ビザサポート | visto | visado, patrocinio de visa | viza | vize, vize sponsorluğu | thị thực
  openTo worldwide: worldwide, anywhere, global, globally, world wide, anywhere in the world, from anywhere, any country, all countries, international remote, location independent | في أي مكان, حول العالم | 全球, 任何地点 | partout dans le monde, n'importe où, monde entier | weltweit, überall | दुनिया भर, कहीं से भी | seluruh dunia, di mana saja | 世界中, どこでも | em qualquer lugar, mundo todo, qualquer lugar | en cualquier lugar, todo el mundo, cualquier lugar | popote duniani, duniani kote | dünya çapında, her yerden | toàn cầu, bất cứ đâu
`

/** Filler words in queries. */
export const noiseRows = `
  job, jobs, work, works, working, hiring, vacancy, vacancies, position, positions, opening, openings, career, careers, role, roles, employment, looking for, near me, urgent, apply, wanted, needed, recruitment, job offers, per year, salary
  وظائف, وظيفة, عمل, فرص عمل, مطلوب, شاغر
  工作, 职位, 招聘, 求职
  emploi, emplois, travail, offre d'emploi, offres d'emploi, poste, recrutement
  Stelle, Stellen, Stellenangebot, Stellenangebote, Arbeit, Jobangebote, gesucht
  नौकरी, नौकरियां, काम, रोज़गार, भर्ती
  lowongan, lowongan kerja, pekerjaan, kerja, loker
  求人, 仕事, 募集, 転職
  emprego, empregos, vaga, vagas, trabalho, vaga de emprego
  empleo, empleos, trabajo, trabajos, vacante, vacantes, oferta de empleo, ofertas de empleo
  kazi, ajira, nafasi za kazi, nafasi ya kazi
  iş, iş ilanı, iş ilanları, eleman
  việc làm, tuyển dụng, công việc
`

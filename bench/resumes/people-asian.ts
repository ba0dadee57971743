import type { Person } from './person.ts'

export const asianResumes: Person[] = [
  {
    id: 'haddad',
    locale: 'ar',
    isRtl: true,
    name: 'ليلى حداد',
    headline: 'مهندسة برمجيات',
    email: 'layla.haddad@barid.example',
    phone: '+962 79 123 4567',
    links: ['github.com/laylahaddad'],
    place: 'عمّان، الأردن',
    summary: 'أطور تطبيقات للهاتف المحمول.',
    jobs: [
      {
        company: 'شركة البتراء للتقنية',
        place: 'عمّان، الأردن',
        roles: [
          { title: 'مهندسة برمجيات', start: '2020-03', end: null, did: ['تطوير تطبيق التوصيل باستخدام Flutter.'] },
        ],
      },
      {
        company: 'مؤسسة النور',
        place: 'إربد، الأردن',
        roles: [{ title: 'مطورة ويب', start: '2017-08', end: '2020-02', did: ['بناء مواقع للمدارس.'] }],
      },
    ],
    schools: [{ school: 'الجامعة الأردنية', degree: 'بكالوريوس هندسة الحاسوب', start: '2012', end: '2017' }],
    skills: ['Flutter', 'Dart', 'Kotlin', 'Git'],
    languages: [
      ['العربية', 'اللغة الأم', 'ar'],
      ['الإنجليزية', 'بطلاقة', 'en'],
    ],
    headings: {
      work: 'الخبرة العملية',
      education: 'التعليم',
      skills: 'المهارات',
      languages: 'اللغات',
      summary: 'نبذة عني',
      contact: 'معلومات الاتصال',
    },
    present: 'حتى الآن',
  },
  {
    id: 'chen',
    locale: 'zh-CN',
    name: '陈思远',
    headline: '后端开发工程师',
    email: 'chensiyuan@youxiang.example',
    phone: '138-1234-5678',
    links: ['github.com/chensiyuan'],
    place: '杭州',
    summary: '五年后端开发经验，熟悉高并发系统。',
    jobs: [
      {
        company: '西湖网络科技有限公司',
        place: '杭州',
        roles: [
          { title: '高级后端工程师', start: '2021-07', end: null, did: ['用 Java 重写订单系统，峰值每秒两万笔。'] },
        ],
      },
      {
        company: '钱塘软件有限公司',
        place: '杭州',
        roles: [
          { title: '软件工程师', start: '2018-07', end: '2021-06', did: ['维护支付接口，使用 MySQL 和 Redis。'] },
        ],
      },
    ],
    schools: [{ school: '浙江大学', degree: '计算机科学与技术 本科', start: '2014-09', end: '2018-06' }],
    skills: ['Java', 'MySQL', 'Redis', 'Spring Boot', 'Docker'],
    languages: [
      ['英语', '流利', 'en'],
      ['普通话', '母语', 'zh'],
    ],
    headings: {
      work: '工作经历',
      education: '教育背景',
      skills: '专业技能',
      languages: '语言能力',
      summary: '个人简介',
      contact: '联系方式',
    },
    present: '至今',
  },
  {
    id: 'nguyen',
    locale: 'vi',
    name: 'Nguyễn Thị Minh Châu',
    headline: 'Chuyên viên Marketing',
    email: 'minhchau.nguyen@thu.example',
    phone: '0912 345 678',
    links: ['behance.net/minhchau'],
    place: 'Đà Nẵng, Việt Nam',
    summary: 'Tôi xây dựng thương hiệu cho các công ty du lịch.',
    jobs: [
      {
        company: 'Công ty TNHH Biển Xanh',
        place: 'Đà Nẵng, Việt Nam',
        roles: [
          {
            title: 'Chuyên viên Marketing',
            start: '2020-01',
            end: null,
            did: ['Quản lý quảng cáo Google Ads cho mười khách hàng.'],
          },
        ],
      },
      {
        company: 'Công ty Cổ phần Hải Vân',
        place: 'Huế, Việt Nam',
        roles: [
          {
            title: 'Nhân viên Kinh doanh',
            start: '2017-06',
            end: '2019-12',
            did: ['Chăm sóc khách hàng doanh nghiệp.'],
          },
        ],
      },
    ],
    schools: [{ school: 'Đại học Kinh tế Đà Nẵng', degree: 'Cử nhân Quản trị Kinh doanh', start: '2013', end: '2017' }],
    skills: ['Google Ads', 'SEO', 'Photoshop', 'Excel'],
    languages: [
      ['Tiếng Việt', 'bản ngữ', 'vi'],
      ['Tiếng Anh', 'thành thạo', 'en'],
    ],
    headings: {
      work: 'Kinh nghiệm làm việc',
      education: 'Học vấn',
      skills: 'Kỹ năng',
      languages: 'Ngoại ngữ',
      summary: 'Mục tiêu nghề nghiệp',
      contact: 'Thông tin liên hệ',
    },
    present: 'nay',
  },
  {
    id: 'sharma',
    locale: 'hi',
    name: 'अनन्या शर्मा',
    headline: 'डेटा विश्लेषक',
    email: 'ananya.sharma@daak.example',
    phone: '+91 98765 43210',
    links: ['linkedin.com/in/ananyasharma'],
    place: 'जयपुर, भारत',
    summary: 'पाँच साल से स्वास्थ्य के आँकड़ों पर काम।',
    jobs: [
      {
        company: 'अरावली टेक्नोलॉजीज',
        place: 'जयपुर, भारत',
        roles: [{ title: 'डेटा विश्लेषक', start: '2020-04', end: null, did: ['Python और SQL से साप्ताहिक रिपोर्ट।'] }],
      },
      {
        company: 'मरुधर बैंक',
        place: 'जोधपुर, भारत',
        roles: [{ title: 'सहायक प्रबंधक', start: '2017-07', end: '2020-03', did: ['ग्राहक सेवा और ऋण।'] }],
      },
    ],
    schools: [{ school: 'राजस्थान विश्वविद्यालय', degree: 'स्नातक, सांख्यिकी', start: '2014', end: '2017' }],
    skills: ['Python', 'SQL', 'Excel', 'Tableau'],
    languages: [
      ['हिन्दी', 'मातृभाषा', 'hi'],
      ['अंग्रेज़ी', 'धाराप्रवाह', 'en'],
    ],
    headings: {
      work: 'कार्य अनुभव',
      education: 'शिक्षा',
      skills: 'कौशल',
      languages: 'भाषाएँ',
      summary: 'सारांश',
      contact: 'संपर्क',
    },
    present: 'वर्तमान',
  },
]

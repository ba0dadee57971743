import { bank, one, several, topic } from '../bank-notation.ts'

export const statistics = bank(
  'statistics',
  'Describing data, probability, samples and estimates, tests, relations and traps',
  topic('Describing data', [
    one(
      'Nine people earn 2,000 and one earns 100,000. Which figure describes the typical person?',
      'The median',
      ['The mean', 'The range', 'The maximum'],
      'The mean is 11,800, which nobody earns; the median is 2,000.',
    ),
    one(
      'What does a standard deviation of 0 say?',
      'All values are equal',
      ['The mean is 0', 'There is one value above the mean', 'The data are normal'],
      'There is no spread at all.',
    ),
    one(
      'What is the 90th percentile of response times?',
      'The time that 90 % of the requests do not exceed',
      [
        'The mean of the slowest 90 % of the requests',
        'The time that 90 % of the requests exceed',
        'The mean, multiplied by 0.9',
      ],
      'It shows what the slower tenth has to expect.',
    ),
    one(
      'Which chart shows the distribution of one measured quantity?',
      'A histogram',
      ['A pie chart', 'A line chart over time', 'A scatter plot'],
      'It counts values by range.',
    ),
    one(
      'What is the interquartile range?',
      'The range of the middle half of the data',
      ['A quarter of the range', 'The largest minus the smallest', 'The range of the upper half'],
      'It is hardly moved by extreme values.',
    ),
    one(
      'All values are multiplied by 3. What happens to the standard deviation?',
      'It is multiplied by 3',
      ['It stays', 'It is multiplied by 9', 'It is divided by 3'],
      'The variance would be multiplied by 9.',
    ),
    one(
      'A distribution has one peak and a long tail to the right. How do mean and median usually compare?',
      'The mean is larger',
      ['The median is larger', 'They are equal', 'It depends on the sample size'],
      'Large values pull the mean.',
    ),
    one(
      'Prices rise by 10 % and then fall by 10 %. Where are they?',
      '1 % below the start',
      ['At the start', '1 % above the start', '10 % below the start'],
      'The fall is taken from the higher price: 1.1 × 0.9 = 0.99.',
    ),
  ]),
  topic('Probability', [
    one(
      'A fair coin showed heads five times. What is the chance of heads next?',
      '1/2',
      ['1/32', '1/64', 'More than 1/2'],
      'Throws are independent; the coin has no memory.',
    ),
    one(
      'Two fair dice are thrown. What is the chance of a sum of 7?',
      '1/6',
      ['1/12', '1/36', '7/36'],
      'Six of 36 outcomes: 1+6, 2+5, 3+4 and the reverse.',
    ),
    one(
      'P(A) = 0.3 and P(B) = 0.4, independent. What is the chance of both?',
      '0.12',
      ['0.7', '0.1', '0.58'],
      'Independent chances multiply. 0.58 would be that of at least one.',
    ),
    one(
      'A disease has 1 in 1,000. A test finds all cases and is wrong for 5 % of the healthy. A person tests positive. How likely is the disease, roughly?',
      '2 %',
      ['95 %', '50 %', '5 %'],
      'Of 1,000 people one is ill and about 50 healthy ones test positive: 1 of 51.',
    ),
    one(
      'What is the expected value of a lottery ticket that wins 100 with a chance of 1 %?',
      '1',
      ['100', '0', '10'],
      'The prize times its chance: 100 × 0.01.',
    ),
    one(
      'What does P(A | B) mean?',
      'The chance of A if B is known to be true',
      ['The chance of A or B', 'The chance of A and B', 'The chance of B if A is true'],
      'Mixing up P(A | B) and P(B | A) is a frequent mistake.',
    ),
    one(
      'In how many orders can four people stand in a row?',
      '24',
      ['16', '8', '4'],
      'Four choices for the first place, then three, two and one: 4 × 3 × 2 × 1.',
    ),
    one(
      'Events happen independently at a constant rate. Which distribution describes the number per hour?',
      'Poisson',
      ['Uniform', 'Normal with mean 0', 'Geometric'],
      'Its mean and its variance are equal.',
    ),
  ]),
  topic('Samples and estimates', [
    one(
      'What makes a sample representative?',
      'Everybody had a known chance to be in it',
      [
        'It is larger than that of earlier studies',
        'People volunteered, without any pressure',
        'It was collected on a single day',
      ],
      'A large biased sample is confidently wrong.',
    ),
    one(
      'A sample is four times as large. What happens to the standard error of the mean?',
      'It is halved',
      ['It is quartered', 'It stays', 'It doubles'],
      'It shrinks with the square root of the size.',
    ),
    one(
      'What does a 95 % confidence interval mean?',
      'Intervals made this way contain the true value in 95 % of samples',
      ['95 % of the data are in it', 'The true value is in it with certainty', 'The estimate is 95 % right'],
      'It is a statement about the method.',
    ),
    one(
      'A survey about an app is answered by 2 % of its users. What is the main problem?',
      'Those who answer may differ from those who do not',
      [
        'Two per cent of a population are never enough for a survey',
        'Users do not know what they want',
        'The interval cannot be computed',
      ],
      'Non-response bias does not shrink with more answers of the same kind.',
    ),
    one(
      'Engineers study returned planes and armour the places with hits. What do they overlook?',
      'The planes that did not return',
      ['That planes were hit by chance', 'The number of hits for each plane', 'That armour makes planes heavier'],
      'Survivorship bias: hits elsewhere were fatal.',
    ),
    one(
      'What does the central limit theorem say?',
      'Means of large samples are approximately normally distributed',
      [
        'All data are normally distributed once there are enough of them',
        'The median and the mean of large samples are equal',
        'Large samples have no outliers',
      ],
      'It holds for almost any distribution of the single values.',
    ),
    one(
      'Why is a random split into groups so strong?',
      'Known and unknown differences are balanced on average',
      [
        'Both groups get exactly the same number of people',
        'No differences are left between the two groups',
        'Results need no further analysis',
      ],
      'What differs afterwards can be attributed to the treatment.',
    ),
    one(
      'What is a census?',
      'A survey of everybody',
      ['A random sample', 'A forecast', 'A list of laws'],
      'There is no sampling error, but other errors remain.',
    ),
  ]),
  topic('Tests', [
    one(
      'What is a p-value?',
      'How likely data at least this extreme would be if there were no effect',
      [
        'How likely it is that there is no effect, given the data at hand',
        'How large the effect is compared with its error',
        'How likely the result is to be repeated',
      ],
      'It says nothing about how large or important an effect is.',
    ),
    one(
      'What is a false positive?',
      'A test finds an effect that is not there',
      [
        'A test misses an effect that is there',
        'A positive effect that is overrated',
        'An effect whose size is rated too low',
      ],
      'It is also called a type I error.',
    ),
    one(
      'Twenty true null hypotheses are tested at 5 %. How many are "significant" on average?',
      '1',
      ['0', '5', '10'],
      'That is why many comparisons need a correction.',
    ),
    one(
      'An A/B test is looked at every day and stopped as soon as it is significant. What is wrong?',
      'The rate of false positives rises',
      ['It takes too long', 'The groups change size', 'Nothing'],
      'Every look is another chance to be fooled. Fix the size, or use a sequential method.',
    ),
    one(
      'What is the power of a test?',
      'The chance of finding an effect that exists',
      ['Its speed', 'The chance of a false positive', 'The number of people'],
      'Small samples have little power, so "no effect found" says little.',
    ),
    one(
      'An effect is significant and tiny. What follows?',
      'It is probably real, and may not matter',
      [
        'It is important, as it is significant',
        'It is an error, as it is so small',
        'The sample was too small to find it',
      ],
      'Large samples make tiny effects significant.',
    ),
    one(
      'Which test compares two proportions, such as conversion rates?',
      'A chi-squared or z-test',
      ['A t-test for paired values', 'A correlation', 'A regression over time'],
      'The data are counts, not measurements.',
    ),
    one(
      'When are observations paired?',
      'When the same people are measured twice',
      ['When groups have equal size', 'When there are two groups', 'When values are integers'],
      'The differences per person are analysed, which removes the variation between people.',
    ),
  ]),
  topic('Relations and traps', [
    one(
      'Ice cream sales and drownings rise together. What explains it best?',
      'Warm weather raises both',
      ['Ice cream is dangerous', 'Swimmers buy ice cream', 'Chance'],
      'A common cause, called a confounder.',
    ),
    one(
      'What does a correlation of 0 exclude?',
      'A linear relation',
      ['Any relation', 'A curve', 'Causation of any kind'],
      'y = x² over symmetric x has correlation 0.',
    ),
    one(
      'A treatment is better for men and better for women, but worse overall. What is this called?',
      'Simpson’s paradox',
      ['Regression to the mean', 'The base rate fallacy', 'Overfitting'],
      'The groups have different sizes and different risks.',
    ),
    one(
      'The worst pupils of one test do better in the next, the class as a whole does not. What is likely?',
      'Regression to the mean',
      ['The test was easier', 'They cheated', 'Fear helps'],
      'Extreme results contain luck, which does not repeat.',
    ),
    one(
      'A model fits its training data perfectly and new data badly. What happened?',
      'Overfitting',
      ['Underfitting', 'Sampling', 'Rounding'],
      'It learned the noise. Keep data aside to notice.',
    ),
    one(
      'In y = 3x + 5, what does the 3 say?',
      'y rises by 3 when x rises by 1',
      ['y is 3 when x is 0', 'x rises by 3 when y rises by 1', 'The correlation is 3'],
      'It is the slope; 5 is the intercept.',
    ),
    one(
      'A chart’s axis starts at 95. What is the effect?',
      'Small differences look large',
      ['Large differences look small', 'None', 'The data are wrong'],
      'Bars should start at zero; lines need not, if the chart says so.',
    ),
    several(
      'Which of these let you conclude that A causes B?',
      ['A randomised experiment'],
      ['A strong correlation', 'A came before B', 'Many people believe it'],
      'Without randomisation other causes have to be ruled out in other ways.',
    ),
  ]),
)

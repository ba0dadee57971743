-- Nice-to-haves weigh less than must-haves: their words move from the skills of a job to the rest of its text. Their names stay
-- among the skills until the job is next saved; only the words that stand for skills are counted.
update jobs set
  search_skills = trim(regexp_replace(search_skills, optional.pattern, ' ', 'g')),
  search_rest = concat_ws(' ', nullif(search_rest, ''), optional.words)
from (
  select id, '\m(' || string_agg(word, '|') || ')\M' as pattern, string_agg(word, ' ') as words
  from (
    select jobs.id, 'skq' || replace(skill ->> 'skillId', '-', '') as word
    from jobs cross join jsonb_array_elements(jobs.skills) as skill
    where not (skill ->> 'isRequired')::boolean
  ) as nice_to_haves
  group by id
) as optional
where jobs.id = optional.id;

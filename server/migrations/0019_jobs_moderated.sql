-- Whether a company ever had a job taken down is asked for every job of its feeds.
CREATE INDEX "jobs_moderated" ON "jobs" USING btree ("company_id") WHERE "jobs"."close_reason" = 'moderated';
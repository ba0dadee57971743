ALTER TABLE "applications" ADD COLUMN "told_refusals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What stands as refused was told as it stands; the timeline finds it by the time of the step.
UPDATE "applications" SET "told_refusals" = jsonb_build_array(jsonb_build_object(
  'at', to_char("ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'reason', "reject_reason", 'feedback', "feedback", 'saidNothing', "says_nothing"))
WHERE "status" = 'not_selected' AND "reject_reason" IS NOT NULL AND "ended_at" IS NOT NULL;

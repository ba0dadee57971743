-- What was written into a job after it was published is kept, from what to what: a job that becomes another offer is looked
-- at again. A company that took an invitation back may ask once more, and what an invitation opened is closed with it.
CREATE TABLE "job_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_changes_status" CHECK ("job_changes"."status" in ('draft', 'pending_review', 'rejected', 'published', 'paused', 'closed', 'archived'))
);
--> statement-breakpoint
DROP INDEX "job_invitations_once";--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_changes_by_job" ON "job_changes" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "job_changes_actor" ON "job_changes" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_invitations_once" ON "job_invitations" USING btree ("job_id","talent_id") WHERE "job_invitations"."status" <> 'withdrawn';--> statement-breakpoint
delete from job_readers using job_invitations as over
  where over.job_id = job_readers.job_id and over.talent_id = job_readers.person_id
    and over.status in ('declined', 'withdrawn', 'expired');

DROP INDEX "application_drafts_untouched";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_people_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id") WHERE "notifications"."about_id" is not null;--> statement-breakpoint
CREATE INDEX "application_drafts_untouched" ON "application_drafts" USING btree ("updated_at") WHERE "application_drafts"."status" in ('started', 'in_progress', 'waiting', 'blocked', 'abandoned');--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "applications"."talent_id" FROM "applications" WHERE "notifications"."event" in ('application_withdrawn', 'reply_due') and "notifications"."subject" = "applications"."id"::text;--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "applications"."talent_id" FROM "applications" WHERE "notifications"."event" = 'application_received' and "notifications"."subject" = "applications"."job_id"::text and "notifications"."values" ->> 'name' = "applications"."sent" ->> 'name';

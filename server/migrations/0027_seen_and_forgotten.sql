ALTER TABLE "application_entries" DROP CONSTRAINT "application_entries_kind";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "forgotten_by" text;--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_kind" CHECK ("application_entries"."kind" in ('seen', 'resume_opened', 'message', 'test_due', 'test_finished', 'edited', 'nudged', 'overdue', 'asked_why', 'forgotten'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_forgotten_by" CHECK ("applications"."forgotten_by" in ('talent', 'system'));
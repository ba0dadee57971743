ALTER TABLE "applications" RENAME COLUMN "refusal_due_at" TO "rejection_due_at";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "told_refusals" TO "sent_rejections";--> statement-breakpoint
ALTER INDEX "applications_refusals_due" RENAME TO "applications_rejections_due";--> statement-breakpoint
UPDATE "notifications" SET "event" = 'application_rejected' WHERE "event" = 'application_refused';--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_status";--> statement-breakpoint
UPDATE "files" SET "status" = 'rejected' WHERE "status" = 'refused';--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_status" CHECK ("files"."status" in ('uploading', 'processing', 'ready', 'rejected', 'deleted'));--> statement-breakpoint
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_error_code";--> statement-breakpoint
UPDATE "feeds" SET "error_code" = 'address_forbidden' WHERE "error_code" = 'address_refused';--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_error_code" CHECK ("feeds"."error_code" in ('bad_address', 'address_forbidden', 'unreachable', 'too_slow', 'too_large', 'too_complex', 'too_many_redirects', 'bad_status', 'not_json', 'not_xml', 'document_type', 'wrong_format', 'no_job_on_page', 'too_many_jobs', 'too_many_pages'));
--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "forgotten_at" TO "submission_deleted_at";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "forgotten_by" TO "submission_deleted_by";--> statement-breakpoint
ALTER TABLE "applications" RENAME CONSTRAINT "applications_forgotten_by" TO "applications_submission_deleted_by";--> statement-breakpoint
-- The history stays as it happened; only what an event is called changes, so that old and new rows read alike.
ALTER TABLE "application_entries" DISABLE TRIGGER "append_only";--> statement-breakpoint
ALTER TABLE "application_entries" DROP CONSTRAINT "application_entries_kind";--> statement-breakpoint
UPDATE "application_entries" SET "kind" = 'submission_deleted' WHERE "kind" = 'forgotten';--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_kind" CHECK ("application_entries"."kind" in ('seen', 'resume_opened', 'message', 'test_due', 'test_finished', 'edited', 'nudged', 'overdue', 'asked_why', 'submission_deleted'));--> statement-breakpoint
ALTER TABLE "application_entries" ENABLE TRIGGER "append_only";--> statement-breakpoint
ALTER TABLE "file_events" DISABLE TRIGGER "append_only";--> statement-breakpoint
UPDATE "file_events" SET "event" = 'reject', "to_status" = 'rejected' WHERE "event" = 'refuse';--> statement-breakpoint
ALTER TABLE "file_events" ENABLE TRIGGER "append_only";

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

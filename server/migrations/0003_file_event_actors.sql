-- The log of files gets the shape of every other event log, with who acted. Who did what was written before is not known any
-- more; the table takes no UPDATE, so those rows say "system" by a default that then goes.
ALTER TABLE "file_events" DROP CONSTRAINT "file_events_event";--> statement-breakpoint
ALTER TABLE "file_events" RENAME COLUMN "file_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "file_events" RENAME CONSTRAINT "file_events_file_id_files_id_fk" TO "file_events_subject_id_files_id_fk";--> statement-breakpoint
ALTER INDEX "file_events_file" RENAME TO "file_events_subject";--> statement-breakpoint
ALTER TABLE "file_events" ADD COLUMN "actor_role" text NOT NULL DEFAULT 'system';--> statement-breakpoint
ALTER TABLE "file_events" ALTER COLUMN "actor_role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "file_events" ADD COLUMN "actor_id" uuid;

ALTER TABLE "course_draft_lessons" DROP CONSTRAINT "course_draft_lessons_kind";--> statement-breakpoint
ALTER TABLE "course_lessons" DROP CONSTRAINT "course_lessons_kind";--> statement-breakpoint
ALTER TABLE "course_media" DROP CONSTRAINT "course_media_kind";--> statement-breakpoint
ALTER TABLE "course_draft_lessons" ALTER COLUMN "media" SET DEFAULT '{"videoId":null,"soundId":null,"downloadId":null,"captions":[],"chapters":[]}'::jsonb;--> statement-breakpoint
ALTER TABLE "course_lessons" ALTER COLUMN "media" SET DEFAULT '{"videoId":null,"soundId":null,"downloadId":null,"captions":[],"chapters":[]}'::jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "unlisted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_media" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "course_draft_lessons" ADD CONSTRAINT "course_draft_lessons_kind" CHECK ("course_draft_lessons"."kind" in ('article', 'video', 'sound', 'quiz', 'assignment', 'download'));--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_kind" CHECK ("course_lessons"."kind" in ('article', 'video', 'sound', 'quiz', 'assignment', 'download'));--> statement-breakpoint
ALTER TABLE "course_media" ADD CONSTRAINT "course_media_kind" CHECK ("course_media"."kind" in ('video', 'sound', 'download'));--> statement-breakpoint
UPDATE "course_lessons" SET "media" = "media" || '{"downloadId":null}'::jsonb WHERE NOT "media" ? 'downloadId';--> statement-breakpoint
UPDATE "course_draft_lessons" SET "media" = "media" || '{"downloadId":null}'::jsonb WHERE NOT "media" ? 'downloadId';

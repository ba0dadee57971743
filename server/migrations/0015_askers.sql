-- What a stranger asks for to be mailed, or guesses at, is kept apart from what the owner does: neither can use up the
-- mails, the proofs or the guesses of the other.
ALTER TABLE "mailed_proofs" ADD COLUMN "asker_hash" "bytea";--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD COLUMN "is_asker_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "known_guesses_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "known_guesses_renew_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_known_guesses" CHECK ("authenticators"."known_guesses_left" >= 0);
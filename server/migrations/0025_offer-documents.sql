CREATE TABLE "document_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"certificate" "bytea" NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_documents" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_documents_code" ON "offer_documents" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_documents_sha256" ON "offer_documents" USING btree ("sha256");
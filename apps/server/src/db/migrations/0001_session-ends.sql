-- However a session ends (sign-out, changed password, block, deletion), its ID tokens end with it.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revocations (session_id, expires_at)
  VALUES (OLD.id, now() + interval '11 minutes')
  ON CONFLICT (session_id) DO NOTHING;
  PERFORM pg_notify('revocations', OLD.id);
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON sessions
FOR EACH ROW EXECUTE FUNCTION session_ended();

//! The peer regorus: `peers POLICY… ENTRYPOINT INPUT` answers lines on its input, one line each.
//!
//! `result` is answered with the JSON of the entrypoint; `value N`, `text N` and `prepared N` with the nanoseconds of the processor that N
//! evaluations take: of a `serde_json::Value`, of JSON text, and of regorus' own value.
use std::io::{self, BufRead, Write};
use std::{env, error::Error, fs};

use regorus::{CompiledPolicy, Engine, Value};

fn cpu_nanoseconds() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` is valid for writes, and the clock exists on all systems that `libc` names it for.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

fn timed(policy: &CompiledPolicy, times: usize, input: impl Fn() -> Result<Value, Box<dyn Error>>) -> Result<u64, Box<dyn Error>> {
    let before = cpu_nanoseconds();
    for _ in 0..times {
        policy.eval_with_input(input()?)?;
    }
    Ok(cpu_nanoseconds() - before)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [policies @ .., entrypoint, input] = args.as_slice() else {
        return Err("peers POLICY… ENTRYPOINT INPUT".into());
    };
    let mut engine = Engine::new();
    for path in policies {
        engine.add_policy_from_file(path)?;
    }
    let rule = format!("data.{}", entrypoint.replace('/', "."));
    let policy = engine.compile_with_entrypoint(&rule.as_str().into())?;
    let text = fs::read_to_string(input)?;
    let value: serde_json::Value = serde_json::from_str(&text)?;
    let parsed = Value::from_json_str(&text)?;

    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (form, times) = line.split_once(' ').unwrap_or((&line, "0"));
        let times = times.parse()?;
        match form {
            "result" => writeln!(out, "{}", policy.eval_with_input(parsed.clone())?.to_json_str()?.replace('\n', " "))?,
            "value" => writeln!(out, "{}", timed(&policy, times, || Ok(serde_json::from_value(value.clone())?))?)?,
            "text" => writeln!(out, "{}", timed(&policy, times, || Ok(Value::from_json_str(&text)?))?)?,
            "prepared" => writeln!(out, "{}", timed(&policy, times, || Ok(parsed.clone()))?)?,
            _ => return Err(format!("unknown form {form}").into()),
        }
        out.flush()?;
    }
    Ok(())
}

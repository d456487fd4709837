import Testing

@testable import FlipbookLottie

struct ScriptTests {
  /// A world without an animation.
  private final class EmptyWorld: LottieScriptWorld {
    private let math = LottieScriptLibrary.math()

    func global(_ name: String, _ runner: LottieScriptRunner) throws -> LottieScriptValue? {
      switch name {
      case "Math": .object(math)
      case "value": .list([3, 4])
      default: LottieExpressionSession.functions[name].map { .library($0, .none) }
      }
    }

    func member(_ key: LottieScriptValue, of part: LottieScriptPart, _ runner: LottieScriptRunner) throws
      -> LottieScriptValue?
    { nil }

    func plain(_ part: LottieScriptPart, _ runner: LottieScriptRunner) throws -> LottieScriptValue {
      .undefined
    }
  }

  private func run(_ text: String) throws -> String {
    let world = EmptyWorld()
    let runner = LottieScriptRunner(world)
    return runner.text(try runner.run(LottieScript(text)))
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try run(text)
      return nil
    } catch {
      return (error as? LottieScriptError)?.message
    }
  }

  @Test(
    "Operators, lists and control flow have the values that ECMAScript gives them",
    arguments: [
      ("1 + 2 * 3 - 4 / 2", "5"), ("2 ** 3 ** 2", "512"), ("-7 % 3", "-1"), ("7 & 3 | 8", "11"),
      ("'a' + 1 + 2", "a12"), ("1 + 2 + 'a'", "3a"), ("1 < 2 && 'yes' || 'no'", "yes"), ("null ?? 5", "5"),
      ("typeof missing", "undefined"), ("typeof 'x'", "string"), ("[1,2,3].length", "3"),
      ("[1, 2, 3].map(x => x * 2).join('-')", "2-4-6"), ("[5, 1, 10].sort((a, b) => a - b)", "1,5,10"),
      ("var s = 0; for (var i = 0; i < 5; i++) { if (i == 3) continue; s += i; } s", "7"),
      ("var n = 10; while (n > 0) { n -= 3; if (n < 2) break; } n", "1"),
      ("var t = ''; for (var k in {a: 1, b: 2}) t += k; t", "ab"),
      ("let o = 0; for (const v of [1, 2, 3]) o += v; o", "6"),
      ("function f(n) { return n < 2 ? 1 : n * f(n - 1) } f(5)", "120"), ("var x = 5; { let x = 7; } x", "5"),
      ("switch (2) { case 1: 'a'; break; case 2: 'b'; break; default: 'c' }", "b"),
      ("try { missing() } catch (e) { 'caught' }", "caught"),
      ("var r = 1; try { throw 'x' } catch (e) { r = 2 } finally { r += 10 } r", "12"),
      ("var [a, b] = [1, 2]; b + a * 10", "12"), ("`${1 + 1} of ${'x'}`", "2 of x"),
      ("Math.round(2.5) + Math.max(1, 9, 3) + Math.floor(-0.5)", "11"), ("(1.005).toFixed(1)", "1.0"),
      ("'one two'.split(' ')[1].toUpperCase()", "TWO"), ("parseInt('42px') + parseFloat('1.5em')", "43.5"),
      ("eval('1 + 1') * 2", "4"), ("var $bm_rt; $bm_rt = 5; 7", "5"), ("if (true) 3; else 4", "3"),
      ("var a = 1\nvar b = 2\na + b", "3"), ("0.1 + 0.2", "0.30000000000000004"), ("0x10 + 1e2", "116"),
    ])
  func values(_ text: String, _ expected: String) throws { #expect(try run(text) == expected) }

  @Test(
    "Lists of numbers are added and scaled as in After Effects",
    arguments: [
      ("value + [1, 2]", "4,6"), ("value * 2", "6,8"), ("[10, 20] / 10", "1,2"),
      ("sub(value, [1, 1])", "2,3"),
      ("$bm_mul(value, 10)", "30,40"), ("length(value)", "5"), ("length([0, 0], value)", "5"),
      ("-value", "-3,-4"),
      ("clamp(12, 0, 10)", "10"), ("linear(5, 0, 10, 100, 200)", "150"), ("linear(0.25, 0, 8)", "2"),
      ("linear(3, 0, 2, [0, 0], [1, 2])", "1,2"), ("ease(0.5, 0, 10)", "5"),
      ("degreesToRadians(180) == Math.PI", "true"),
      ("normalize([0, 5])", "0,1"), ("rgbToHsl([1, 0, 0, 1])", "0,1,0.5,1"),
      ("hslToRgb([0, 1, 0.5, 1])", "1,0,0,1"),
    ])
  func lists(_ text: String, _ expected: String) throws { #expect(try run(text) == expected) }

  @Test("Scripts without end, depth or bounds end with a message")
  func limits() {
    #expect(failure("while (true) {}")?.contains("steps") == true)
    #expect(failure("for (;;);")?.contains("steps") == true)
    #expect(failure("function f() { return f() } f()")?.contains("deep") == true)
    #expect(failure("var t = 'x'; while (true) t += t")?.contains("text") == true)
    #expect(failure("var a = []; while (true) a.push(1, 2, 3)") != nil)
    #expect(failure("new Array(1e9)")?.contains("length") == true)
    #expect(failure("'x'.repeat(1e9)")?.contains("text") == true)
    #expect(
      failure("var a = []; a[0] = a; a.join()") != nil || failure("var a = []; a[0] = a; a.join()") == nil)
    #expect(failure(String(repeating: "(", count: 5_000))?.contains("deep") == true)
    #expect(failure(String(repeating: "-", count: 5_000) + "1") != nil)
    // A limit can't be caught.
    #expect(failure("try { while (true) {} } catch (e) { 1 }")?.contains("steps") == true)
  }

  @Test("Nothing of the host is reachable, and unknown syntax is a message")
  func sandbox() {
    for name in ["process", "require", "globalThis", "window", "Date", "fetch", "import", "Function", "this"]
    {
      #expect(failure("\(name)()") != nil, "\(name)")
    }
    #expect(failure("new Date()")?.contains("Date") == true)
    #expect(failure("/a+/.test('a')")?.contains("regular expressions") == true)
    #expect(failure("class A {}")?.contains("not supported") == true)
    #expect(failure("var = 3") != nil && failure("1 +") != nil && failure("'open") != nil)
  }
}

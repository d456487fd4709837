import FlipbookLayerScenes
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Rows of batches")
struct BatchRowTests {
  private func records(_ text: String) throws -> [[String]] {
    var reader = CSVReader(Data(text.utf8))
    var records: [[String]] = []
    while let record = try reader.next() { records.append(record.fields.map(\.text)) }
    return records
  }

  @Test("CSV is read as RFC 4180 has it")
  func csv() throws {
    #expect(try records("a,b\r\nc,d\r\n") == [["a", "b"], ["c", "d"]])
    #expect(
      try records("\u{FEFF}a,\"b,1\"\n\"x\"\"y\",\"line\nbreak\"") == [
        ["a", "b,1"], ["x\"y", "line\nbreak"],
      ])
    #expect(try records("a,\n\n,b") == [["a", ""], ["", "b"]])
    #expect(try records("") == [])
    var reader = CSVReader(Data("h\n\"a\nb\"\nc\n".utf8))
    let lines = try (0..<3).map { _ in try reader.next()?.line }
    #expect(lines == [1, 2, 4])
  }

  @Test(
    "CSV that is none is refused with its line",
    arguments: [
      ("a\n\"b", 2, "never closed"), ("a\nb\"c", 2, "inside a field"),
      ("a\n\"b\"c", 2, "follows the closing quote"),
      ("a\nb\0", 2, "not UTF-8"),
    ])
  func badCSV(text: String, line: Int, reason: String) throws {
    do {
      _ = try records(text)
      Issue.record("\(text) was read")
    } catch let failure as CSVReader.Failure {
      #expect(failure.line == line && failure.reason.contains(reason))
    }
  }

  @Test("fields get the types of the scene's props")
  func types() throws {
    func value(_ text: String, _ kind: DeclaredProp.Kind) throws -> String {
      let data = try JSONSerialization.data(
        withJSONObject: [try PropCell.value(text, kind)], options: [.sortedKeys])
      return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
    #expect(try value("007", .text) == "\"007\"")
    #expect(try value("007", .number) == "7")
    #expect(try value("-1.5e2", .number) == "-150")
    #expect(try value("Yes", .boolean) == "true")
    #expect(try value("1; 2;3", .numbers) == "[1,2,3]")
    #expect(try value("a;b", .texts) == "[\"a\",\"b\"]")
    #expect(try value("[1,\"a\"]", .list) == "[1,\"a\"]")
    #expect(try value("{\"a\":1}", .object) == "{\"a\":1}")
    // Of what is not known the looks count.
    #expect(try value("12", .any) == "12" && value("012", .any) == "\"012\"")
    #expect(try value("true", .any) == "true" && value("+49 1", .any) == "\"+49 1\"")
    for (text, kind) in [
      ("1,5", .number), ("1.5", .integer), ("maybe", .boolean), ("nan", .number), ("0x1", .integer),
    ]
      as [(String, DeclaredProp.Kind)]
    {
      #expect(throws: ValueError.self) { try PropCell.value(text, kind) }
    }
  }

  /// Runs a batch of a layer scene with files beside it.
  private func dryRun(_ manifest: String, _ files: [String: String] = [:]) throws -> FlipbookProgram.Result {
    let folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FlipbookProgram.write(
      folder + "/Card.json",
      #"{"props": {"name": {"type": "text"}, "age": {"type": "integer", "default": 1, "minimum": 0, "maximum": 150}, "is": true}, "layers": []}"#
    )
    for (name, text) in files { try FlipbookProgram.write(folder + "/" + name, text) }
    try FlipbookProgram.write(folder + "/batch.json", manifest)
    let result = try FlipbookProgram.run(["batch", folder + "/batch.json", "--dry-run"])
    return FlipbookProgram.Result(
      code: result.code, output: result.output.replacing(folder + "/", with: ""), errors: result.errors)
  }

  private static let start = #"{"output": "out/{name}.{ext}", "scenes": ["Card.json"], "#

  @Test("a row brings props, a size, a length, sound and a name; an empty field gives nothing")
  func rows() throws {
    let result = try dryRun(
      Self.start + #""rows": "people.csv", "sizes": ["10x10", "20x20"]}"#,
      [
        "people.csv": """
        name,age,is,@size,@duration,@audio,@output
        Ada,036,no,64x36,2s,ada.wav,a/{name}
        "",,,64x36,,,second.gif

        """
      ])
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines[0].contains("-o out/a/Ada.mp4 "))
    #expect(
      lines[0].contains(
        "--duration=2s --size=64x36 '--props={\"age\":36,\"is\":false,\"name\":\"Ada\"}' --audio=ada.wav"))
    #expect(lines[1].contains("-o out/second.gif ") && lines[1].contains("'--props={\"name\":\"\"}'"))
  }

  @Test("rows come from JSON and JSON Lines too, in the manifest and in files, and combine with props")
  func forms() throws {
    let expected = ["out/Ada.mp4", "out/Bob.mp4"]
    func outputs(_ result: FlipbookProgram.Result) -> [String] {
      result.output.split(separator: "\n").compactMap {
        $0.split(separator: " ").drop { $0 != "-o" }.dropFirst().first.map(String.init)
      }
    }
    let list = #"[{"name": "Ada"}, {"name": "Bob", "age": 2}]"#
    let lines = "{\"name\": \"Ada\"}\n\n{\"name\": \"Bob\"}\n"
    #expect(outputs(try dryRun(Self.start + "\"rows\": \(list)}")) == expected)
    #expect(outputs(try dryRun(Self.start + #""rows": "r.json"}"#, ["r.json": list])) == expected)
    #expect(outputs(try dryRun(Self.start + #""rows": "r.jsonl"}"#, ["r.jsonl": lines])) == expected)
    #expect(outputs(try dryRun(Self.start + #""props": "r.jsonl"}"#, ["r.jsonl": lines])) == expected)
    let product = try dryRun(
      #"{"output": "{row}-{name}-{age}.{ext}", "scenes": ["Card.json"], "rows": "r.jsonl", "props": {"age": [1, 2]}}"#,
      ["r.jsonl": lines])
    #expect(outputs(product) == ["1-Ada-1.mp4", "1-Ada-2.mp4", "2-Bob-1.mp4", "2-Bob-2.mp4"])
  }

  @Test(
    "rows that can't be are refused with their place and the nearest that is",
    arguments: [
      ("name,@szie\nAda,1x1\n", "\"@szie\"; do you mean \"@size\"?"),
      ("name,@size\nAda,big\n", "line 2, @size: \"big\""),
      ("name,@output\nAda,../x\n", "line 2, @output: must be a name below the folder"),
      ("name,@output\nAda,/x\n", "must be a name below the folder"),
      ("name,age\nAda,200\n", "line 2, \"age\": must be 0 to 150, not 200"),
      ("name,age\nAda,old\n", "line 2, \"age\": must be a whole number, not \"old\""),
      ("name,age\nAda\n", "line 2: there are 1 fields, but the header names 2 columns"),
      ("name,name\nAda,Bob\n", "there are two columns \"name\""), ("name,\nAda,\n", "column 2 has no name"),
      ("name;age\nAda;1\n", "separated by commas, not by \";\""), ("name\n", "holds no row"),
      ("name,@duration\nAda,never\n", "--duration never"), ("name\nAda\nAda\n", "line 2 and "),
      ("name,@fps\nAda,-1\n", "--fps"),
    ])
  func refused(rows: String, part: String) throws {
    let result = try dryRun(Self.start + #""rows": "people.csv"}"#, ["people.csv": rows])
    #expect(result.code == 125)
    #expect(result.errors.contains(part), "\(result.errors)")
  }

  @Test("a column that no scene reads is reported with the nearest prop, unless a name needs it")
  func unknown() throws {
    let misspelt = try dryRun(Self.start + #""rows": [{"name": "Ada", "aeg": 3}]}"#)
    #expect(misspelt.code == 0)
    #expect(misspelt.errors.contains("The scene has no prop \"aeg\"; did you mean \"age\"?"))
    let strict = try dryRun(
      Self.start + #""options": {"strict": true}, "rows": [{"name": "Ada", "aeg": 3}]}"#)
    #expect(strict.code == 125 && strict.errors.contains("\"strict\": "))
    let needed = try dryRun(
      #"{"output": "{id}.mp4", "scenes": ["Card.json"], "rows": [{"name": "Ada", "id": "x"}]}"#)
    #expect(needed.errors == "" && !needed.output.contains("\"id\""))
    let both = try dryRun(Self.start + #""rows": [{"name": "Ada"}], "props": {"name": ["x"]}}"#)
    #expect(both.code == 125 && both.errors.contains("is in \"rows\" and in \"props\""))
  }
}

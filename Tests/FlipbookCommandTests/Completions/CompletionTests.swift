import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommand

/// Completions, asked of the shells themselves.
@MainActor
@Suite("Completions of shells")
struct CompletionTests {
  nonisolated private static let bash = ProgramFinder.find("bash")
  nonisolated private static let fish = ProgramFinder.find("fish")
  nonisolated private static let zsh = ProgramFinder.find("zsh")

  private var commands: [CompletionCommand] {
    CommandLineTool.subcommands.map { CompletionCommand($0.name, $0.summary, $0.parser) }
  }

  /// Runs a script of a shell in a folder that holds `a.swift`, `my films/` and the completions as `script`.
  private func run(_ shell: CompletionShell, _ program: String, _ text: String) throws -> [String] {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-completions-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try shell.script(commands).write(toFile: folder + "/script", atomically: true, encoding: .utf8)
    try "".write(toFile: folder + "/a.swift", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder + "/my films", withIntermediateDirectories: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-c", text]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func bash(_ words: [String]) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    return try run(
      .bash, try #require(Self.bash),
      """
      compopt() { :; }
      source ./script
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _flipbook
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
  }

  @Test(
    "bash completes subcommands, options, values and files", .enabled(if: CompletionTests.bash != nil))
  func bashCompletes() throws {
    #expect(try bash(["flipbook", "st"]) == ["still", "stitch", "studio"])
    #expect(try bash(["flipbook", "render", "--sche"]) == ["--scheme"])
    // "=" is a word of its own.
    #expect(try bash(["flipbook", "render", "--scheme", "=", ""]) == ["light", "dark"])
    #expect(try bash(["flipbook", "render", "--scheme", "=", "d"]) == ["dark"])
    #expect(try bash(["flipbook", "render", "--scheme", "="]) == ["light", "dark"])
    #expect(try bash(["flipbook", "render", "--preset", "sq"]) == ["square"])
    #expect(try bash(["flipbook", "render", "--device", "iphone 17 pro"]) == [])
    #expect(try bash(["flipbook", "render", "--device", "iPhone 17 P"]) == ["iPhone\\ 17\\ Pro\\ Max"])
    #expect(try bash(["flipbook", "render", "a"]) == ["a.swift"])
    #expect(try bash(["flipbook", "render", "--fonts", "m"]) == ["my films"])
    #expect(try bash(["flipbook", "render", "--seed", ""]) == [])
    #expect(try bash(["flipbook", "cache", "v"]) == ["verify"])
    #expect(try bash(["flipbook", "completions", ""]) == ["bash", "zsh", "fish"])
  }

  @Test("fish completes them too", .enabled(if: CompletionTests.fish != nil))
  func fishCompletes() throws {
    func complete(_ line: String) throws -> [String] {
      try run(.fish, try #require(Self.fish), "source ./script; complete -C '\(line)'").map {
        String($0.split(separator: "\t")[0])
      }
    }
    #expect(try complete("flipbook sti") == ["still", "stitch"])
    #expect(try complete("flipbook render --schem") == ["--scheme"])
    #expect(try complete("flipbook render --scheme ").sorted() == ["dark", "light"])
    #expect(try complete("flipbook render --device iPhone\\ 17\\ P").count == 1)
    #expect(try complete("flipbook cache ver") == ["verify"])
    #expect(try complete("flipbook render a.s") == ["a.swift"])
  }

  @Test(
    "zsh completes them too, by its own system of completions", .enabled(if: CompletionTests.zsh != nil))
  func zshCompletes() throws {
    /// A terminal of zsh, where the completions are asked for by a tab.
    func complete(_ line: String) throws -> String {
      try run(
        .zsh, try #require(Self.zsh),
        """
        zmodload zsh/zpty
        zpty shell 'zsh -f -i'
        expect() { local all= part; repeat 200; do zpty -rt shell part && all+=$part; [[ $all == *$1* ]] && break; sleep 0.02; done; print -r -- $all }
        zpty -w shell 'PS1=READY; autoload -U compinit; compinit -u -d ./dump; cp script _flipbook; fpath+=($PWD); autoload -U _flipbook; compdef _flipbook flipbook; zstyle ":completion:*" list-colors; stty cols 200; print DONE""1'
        expect DONE1 >/dev/null
        zpty -w -n shell $'\(line)\\t\\t'
        sleep 0.5
        expect NOTHING
        """
      ).joined(separator: "\n")
    }
    #expect(try complete("flipbook studi").contains("flipbook studio"))
    #expect(try complete("flipbook render --schem").contains("--scheme="))
    let values = try complete("flipbook render --scheme=")
    #expect(values.contains("dark") && values.contains("light"))
  }

  @Test("every option of every subcommand is in each script")
  func nothingIsLeftOut() {
    for shell in CompletionShell.allCases {
      let script = shell.script(commands)
      for command in commands {
        #expect(script.contains(command.name))
        for option in command.options {
          #expect(
            script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"),
            "\(shell): \(option.name)")
        }
      }
    }
  }

  @Test("what a shell may put in follows from the value's name")
  func kinds() {
    func kind(_ value: String) -> OptionCompletion? { OptionSpec.value("x", nil, value, "").completion }
    #expect(kind("light|dark") == .words(["light", "dark"]))
    #expect(kind("FILE|JSON|none") == .files)
    #expect(kind("DIR") == .folders)
    #expect(kind("0-255") == .unknown)
    #expect(kind("5|6") == .words(["5", "6"]))
    #expect(kind("fits|device|WxH") == .words(["fits", "device"]))
    #expect(OptionSpec.flag("x", nil, "").completion == nil)
  }

  @Test("an unknown shell is refused")
  func refused() throws {
    let result = try FlipbookProgram.run(["completions", "tcsh"])
    #expect(result.code == ExitCode.usage.rawValue)
    #expect(result.errors == "flipbook: \"tcsh\" is none of bash, zsh, fish.\n")
    #expect(try FlipbookProgram.run(["completions"]).code == ExitCode.usage.rawValue)
  }
}

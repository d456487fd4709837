import Foundation

/// An Open Job Description template of a plan (jobtemplate-2023-09): a step with a task for each part, and a step that depends
/// on it and joins. It stands beside the plan and names it by a relative path, as the specification asks.
enum OpenJDTexts {
  static func path(_ submission: Submission) -> String { PlanPaths.stem(submission.plan) + ".openjd.json" }

  static func texts(_ submission: Submission) -> SubmissionTexts {
    let path = path(submission)
    return SubmissionTexts(
      files: [SubmissionTexts.File(path: path, text: template(submission))],
      commands: [["openjd", "run", path] + submission.engineOptions])
  }

  private static func template(_ submission: Submission) -> String {
    (try? JSONText.pretty(Template(submission))) ?? ""
  }

  private struct Template: Encodable {
    var specificationVersion = "jobtemplate-2023-09"
    var name: String
    var parameterDefinitions: [Parameter]
    var steps: [Step]

    init(_ submission: Submission) {
      // Braces would begin a reference in a name.
      name = String(submission.jobName.replacing("{{", with: "{").prefix(64))
      parameterDefinitions = [
        Parameter(
          name: "Plan", type: "PATH", text: submission.plan.split(separator: "/").last.map(String.init),
          objectType: "FILE", dataFlow: "IN"),
        Parameter(name: "Flipbook", type: "STRING", text: submission.program),
      ]
      var run = ["run", "{{Param.Plan}}", "--part", "{{Task.Param.Part}}", "--progress", "lines"]
      if let workers = submission.workers {
        parameterDefinitions.append(Parameter(name: "Workers", type: "INT", number: workers))
        run += ["--workers", "{{Param.Workers}}"]
      }
      var join = ["join", "{{Param.Plan}}"]
      if let film = submission.film {
        parameterDefinitions.append(Parameter(name: "Film", type: "STRING", text: film))
        join += ["--output", "{{Param.Film}}", "--overwrite"]
      }
      steps = [
        Step(
          name: "Parts", parameterSpace: Space(range: PartList.text(submission.parts)), arguments: run,
          workers: submission.workers ?? 1),
        Step(name: "Join", dependencies: [Dependency(dependsOn: "Parts")], arguments: join, workers: 1),
      ]
    }
  }

  private struct Parameter: Encodable {
    var name: String
    var type: String
    var text: String?
    var number: Int?
    var objectType: String?
    var dataFlow: String?

    private enum Key: String, CodingKey { case name, type, `default`, objectType, dataFlow }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(type, forKey: .type)
      try container.encodeIfPresent(text, forKey: .default)
      try container.encodeIfPresent(number, forKey: .default)
      try container.encodeIfPresent(objectType, forKey: .objectType)
      try container.encodeIfPresent(dataFlow, forKey: .dataFlow)
    }
  }

  private struct Space: Encodable {
    struct Definition: Encodable {
      var name = "Part"
      var type = "INT"
      var range: String
    }

    var taskParameterDefinitions: [Definition]

    init(range: String) { taskParameterDefinitions = [Definition(range: range)] }
  }

  private struct Dependency: Encodable {
    var dependsOn: String
  }

  private struct Step: Encodable {
    private struct Script: Encodable { var actions: [String: Action] }
    private struct Action: Encodable {
      var command: String
      var args: [String]
    }
    private struct Amount: Encodable {
      var name = "amount.worker.vcpu"
      var min: Int
    }
    private struct Requirements: Encodable { var amounts: [Amount] }

    var name: String
    var dependencies: [Dependency]?
    var parameterSpace: Space?
    private var hostRequirements: Requirements
    private var script: Script

    init(
      name: String, dependencies: [Dependency]? = nil, parameterSpace: Space? = nil, arguments: [String],
      workers: Int
    ) {
      self.name = name
      self.dependencies = dependencies
      self.parameterSpace = parameterSpace
      hostRequirements = Requirements(amounts: [Amount(min: workers)])
      script = Script(actions: ["onRun": Action(command: "{{Param.Flipbook}}", args: arguments)])
    }
  }
}

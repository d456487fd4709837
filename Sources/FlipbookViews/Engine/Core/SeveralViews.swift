/// Views side by side, as a builder makes them.
protocol SeveralViews {}

extension TupleView: SeveralViews {}

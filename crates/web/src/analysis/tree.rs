//! A game with branches: where it starts, what was tried, and where we are looking.

use gimel::{
    Comment, Entry, Game, Noted, Options, Outcome, Position, Record, Refusal, ReplayError,
    StartError,
};

/// A place in the tree; the root is where the game starts.
pub type NodeId = usize;

/// One entry and what follows it. The first child is the main line.
#[derive(Debug, Clone, PartialEq)]
struct Node {
    parent: NodeId,
    entry: Option<Entry>,
    comment: Option<Comment>,
    children: Vec<NodeId>,
}

/// A game with branches.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    options: Options,
    start: Position,
    nodes: Vec<Node>,
    here: NodeId,
}

const ROOT: NodeId = 0;

impl Tree {
    /// A tree without a branch.
    pub fn new(options: Options, start: Position) -> Result<Self, StartError> {
        Game::from_position(options, start.clone())?;
        Ok(Self::bare(options, start))
    }

    fn bare(options: Options, start: Position) -> Self {
        let root = Node {
            parent: ROOT,
            entry: None,
            comment: None,
            children: Vec::new(),
        };
        Self {
            options,
            start,
            nodes: vec![root],
            here: ROOT,
        }
    }

    /// The options it is played with.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where we are looking.
    #[must_use]
    pub const fn here(&self) -> NodeId {
        self.here
    }

    /// Looks elsewhere; a place that does not exist is no place to go.
    pub fn go(&mut self, node: NodeId) {
        if node < self.nodes.len() {
            self.here = node;
        }
    }

    /// What led to a place.
    #[must_use]
    pub fn entry(&self, node: NodeId) -> Option<Entry> {
        self.nodes.get(node)?.entry
    }

    /// What follows a place, main line first.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node).map_or(&[], |node| &node.children)
    }

    /// The way from the root to a place, root excluded.
    #[must_use]
    pub fn path(&self, mut node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        while node != ROOT {
            path.push(node);
            node = self.nodes[node].parent;
        }
        path.reverse();
        path
    }

    /// The way to here and on along first children to the end: what the scrubber runs over.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.here);
        let mut last = self.here;
        while let Some(&next) = self.children(last).first() {
            line.push(next);
            last = next;
        }
        line
    }

    /// The game as it stands at a place.
    #[must_use]
    pub fn game_at(&self, node: NodeId) -> Game {
        let mut game = Game::from_position(self.options, self.start.clone()).unwrap_or_default();
        for step in self.path(node) {
            let replayed = self.nodes[step].entry.map(|entry| game.apply(entry));
            debug_assert!(
                !matches!(replayed, Some(Err(_))),
                "the tree holds only what was allowed"
            );
        }
        game
    }

    /// The game as it stands here.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game_at(self.here)
    }

    /// Plays from here: along a branch that exists, or along a new one.
    pub fn play(&mut self, entry: Entry) -> Result<Option<Outcome>, Refusal> {
        let outcome = self.game().apply(entry)?;
        let known = self.children(self.here).iter().copied();
        let known = known
            .into_iter()
            .find(|&child| self.nodes[child].entry == Some(entry));
        self.here = known.unwrap_or_else(|| self.grow(entry));
        Ok(outcome)
    }

    fn grow(&mut self, entry: Entry) -> NodeId {
        let id = self.nodes.len();
        self.nodes.push(Node {
            parent: self.here,
            entry: Some(entry),
            comment: None,
            children: Vec::new(),
        });
        self.nodes[self.here].children.push(id);
        id
    }

    /// One step back.
    pub fn back(&mut self) {
        self.here = self.nodes[self.here].parent;
    }

    /// One step on along the main line.
    pub fn forward(&mut self) {
        if let Some(&next) = self.children(self.here).first() {
            self.here = next;
        }
    }

    /// Cuts off the branch that led here and everything after it.
    pub fn cut(&mut self) {
        if self.here == ROOT {
            return;
        }
        let gone = self.here;
        self.back();
        let here = self.here;
        // The nodes stay where they are, out of reach: ids of others must not change.
        self.nodes[here].children.retain(|&child| child != gone);
    }

    /// Whether a branch and not the main line led here.
    #[must_use]
    pub fn is_branch(&self) -> bool {
        let first = |node: &NodeId| self.children(self.nodes[*node].parent).first() == Some(node);
        !self.path(self.here).iter().all(first)
    }

    /// Makes the branch that led here the main line at its fork.
    pub fn promote(&mut self) {
        for node in self.path(self.here).into_iter().rev() {
            let parent = self.nodes[node].parent;
            let siblings = &mut self.nodes[parent].children;
            if let Some(place) = siblings
                .iter()
                .position(|&child| child == node)
                .filter(|&n| n > 0)
            {
                siblings[..=place].rotate_right(1);
                return;
            }
        }
    }

    /// The line to here and on, as a record.
    #[must_use]
    pub fn record(&self) -> Record {
        let line = self.line();
        let game = self.game_at(line.last().copied().unwrap_or(ROOT));
        let mut record = Record::from(&game);
        record.preface = self.nodes[ROOT].comment.clone();
        for (noted, node) in record.entries.iter_mut().zip(&line) {
            noted.comment = self.nodes[*node].comment.clone();
        }
        record
    }

    /// A tree of one line, looked at from its end.
    pub fn from_record(record: &Record) -> Result<Self, ReplayError> {
        Game::try_from(record)?;
        let mut tree = Self::bare(record.options, record.start.clone());
        tree.nodes[ROOT].comment = record.preface.clone();
        for Noted { entry, comment } in &record.entries {
            tree.here = tree.grow(*entry);
            tree.nodes[tree.here].comment.clone_from(comment);
        }
        Ok(tree)
    }
}

impl Default for Tree {
    fn default() -> Self {
        Self::bare(Options::default(), Position::default())
    }
}
